declare module 'nosleep.js/src/media.js' {
  /** Half a second of nothing, with a silent sound track, as addresses that hold it. */
  export const webm: string;
  export const mp4: string;
}
