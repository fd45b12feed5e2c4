/** Seconds until the first word: a clip may begin with the silence in which a sign is heard. */
export function onset(samples: Float32Array, rate: number): number {
  const first = samples.findIndex((sample) => Math.abs(sample) > 0.01);
  return first < 0 ? samples.length / rate : first / rate;
}
