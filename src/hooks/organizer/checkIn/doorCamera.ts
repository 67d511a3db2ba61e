/** Reads codes in what a video shows, and calls `onCode` for each that it sees, however often. The answer ends that. @experimental */
export type DetectCodes = (video: HTMLVideoElement, onCode: (code: string) => void) => () => void;

/** A camera at a door, and what finds codes in its pictures. @experimental */
export interface DoorCamera {
  /** Called first: nobody allows a camera that nothing reads. */
  loadDetector: () => Promise<DetectCodes>;
  /** Rejects as `getUserMedia` does, e.g. with `NotAllowedError`. Whoever called it stops the tracks. */
  openCamera: () => Promise<MediaStream>;
}
