import { PorticoError } from '../errors.ts'
import type { Camera, Ports } from './ports.ts'

/** The port of the application, else that of the browser. */
export function cameraOf({ camera }: Pick<Ports, 'camera'>): Camera {
  return camera ?? browserCamera
}

/** The browser's. Nothing is touched before it is used. Pages without TLS have no cameras. */
const browserCamera: Camera = {
  isSupported: () => typeof navigator !== 'undefined' && typeof navigator.mediaDevices?.getUserMedia === 'function',

  async open({ signal }) {
    signal.throwIfAborted()
    if (!browserCamera.isSupported()) throw unsupported()
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: false, video: { facingMode: 'user' } })
      if (signal.aborted) for (const track of stream.getTracks()) track.stop()
      signal.throwIfAborted()
      return stream
    } catch (error) {
      signal.throwIfAborted()
      throw failureOf(error)
    }
  },
}

function failureOf(cause: unknown): PorticoError {
  switch (cause instanceof Error ? cause.name : '') {
    case 'NotAllowedError':
    case 'SecurityError':
      return new PorticoError('camera-refused', 'The page may not use the camera. Allow it in the browser', { cause })
    case 'NotFoundError':
    case 'OverconstrainedError':
      return new PorticoError('camera-missing', 'There is no camera. Choose a file instead', { cause })
    case 'NotReadableError':
    case 'AbortError':
      return new PorticoError('camera-busy', 'Another application uses the camera. Close it, and try again', { cause })
    default:
      return unsupported(cause)
  }
}

function unsupported(cause?: unknown): PorticoError {
  return new PorticoError('camera-unsupported', 'This browser opens no camera here. Choose a file instead', { cause })
}
