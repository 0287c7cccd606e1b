/** [9.8.2]; leaving takes as long, so that a pointer on its way to the panel may cross other entries. */
export const HOVER_MS = 300
/** Inside an open flyout people look for something: quicker, and still longer than crossing an entry takes. */
export const INNER_HOVER_MS = 150
/** One second after it opened a panel counts as finished, whether its content came, comes or never will [9.8.3]. */
export const FINALISE_MS = 1000

/** Whether a click came so soon after the panel that it was meant to open it. */
export const isSoonAfter = (now: number, openedAt: number): boolean => now - openedAt < HOVER_MS

type Press = {
  readonly button: number
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
  /** 0 of a key. */
  readonly detail: number
  readonly pointerType?: string
}

/**
 * Whether a press on an entry's link opens its flyout instead of following it. A mouse opens by resting and follows by clicking;
 * a finger has only its taps, and the first one opens. A key follows at once: the button beside the link opens.
 */
export const opensByTap = ({ button, ctrlKey, metaKey, shiftKey, altKey, detail, pointerType }: Press): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey && detail > 0 && pointerType !== 'mouse'
