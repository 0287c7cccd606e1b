/** Calls since the first one of a window, which ends at a moment in epoch ms. */
export type WindowCount = { readonly count: number; readonly endsAt: number }

const MINUTE_MS = 60_000

/** Undefined when the window has no call left. */
export const countInWindow = (
  state: WindowCount | undefined,
  now: number,
  most: number,
  windowMs = MINUTE_MS,
): WindowCount | undefined => {
  if (!state || now >= state.endsAt) return { count: 1, endsAt: now + windowMs }
  return state.count >= most ? undefined : { ...state, count: state.count + 1 }
}
