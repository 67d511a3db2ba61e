'use client';
export { useVideoService } from './useVideoService';
export {
  useLivestream,
  useRecording,
  useVirtualSession,
  type VirtualSessionCalls,
} from './useVirtualSession';
