/** One message of a {@link ToastQueue}. */
export interface ToastMessage {
  /** The result in a few words: "Daniel Okafor removed". */
  readonly text: string
  /** A second line, with the reason. */
  readonly detail?: string | undefined
  /** `danger` stays until it is dismissed. Default `success`. */
  readonly tone?: 'success' | 'neutral' | 'danger' | undefined
  /** `true` shows it again after a modal that opened meanwhile, as a failure is. Default `false`: the modal ends it. */
  readonly outlastsModals?: boolean | undefined
  /** One action, such as "Undo" or "Retry". It dismisses the message. */
  readonly action?: { readonly label: string; readonly run: () => void } | undefined
}

/** A message in the queue. */
export interface QueuedToast extends ToastMessage {
  readonly id: number
}

/** The messages of a surface, oldest first. */
export interface ToastQueue {
  readonly toasts: () => readonly QueuedToast[]
  /** Adds a message and returns its id. */
  readonly show: (message: ToastMessage) => number
  /** Removes a message. An unknown id does nothing. */
  readonly dismiss: (id: number) => void
  /** Calls `listener` after each change. Returns a function that ends that. */
  readonly subscribe: (listener: () => void) => () => void
}

/** Creates a queue that holds no message yet. */
export function createToastQueue(): ToastQueue {
  let toasts: readonly QueuedToast[] = []
  let last = 0
  const listeners = new Set<() => void>()

  function set(next: readonly QueuedToast[]) {
    toasts = next
    for (const listener of listeners) listener()
  }

  return {
    toasts: () => toasts,
    show(message) {
      last += 1
      set([...toasts, { ...message, id: last }])
      return last
    },
    dismiss(id) {
      if (toasts.some((toast) => toast.id === id)) set(toasts.filter((toast) => toast.id !== id))
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Milliseconds for which a message stays: six seconds, and longer for more than a line. */
export function lifeOf({ text, detail = '' }: ToastMessage): number {
  return 6000 + Math.max(0, text.length + detail.length - 60) * 60
}
