import { SESSION_STORE } from '#foundation/identity/public.ts'
import type { SessionEvent } from '#foundation/session-life/machine/session-life-state.rules.ts'

export type PageSignals = {
  readonly send: (event: SessionEvent) => void
  /** Another tab wrote a new end of the session. */
  readonly onStored: () => void
  /** The page came back from the browser's memory, as it was when it was left. */
  readonly onRestored: () => void
}

const ACTIVITY = ['click', 'focus', 'keydown'] as const

/** Turns what happens in this tab into events of the session's life. */
export const watchPage = ({ send, onStored, onRestored }: PageSignals): (() => void) => {
  const root = document.documentElement
  const stop = new AbortController()
  const options = { signal: stop.signal, capture: true, passive: true }
  for (const type of ACTIVITY) window.addEventListener(type, () => send({ type: 'activity' }), options)
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') send({ type: 'becameVisible' })
    },
    options,
  )
  window.addEventListener('storage', ({ key }) => key === SESSION_STORE.deadline && onStored(), options)
  window.addEventListener('pageshow', ({ persisted }) => persisted && onRestored(), options)

  const notifyChat = (): void => send({ type: 'chatChanged', isActive: root.dataset['chatActive'] === 'true' })
  const observer = new MutationObserver(notifyChat)
  observer.observe(root, { attributes: true, attributeFilter: ['data-chat-active'] })
  notifyChat()
  return () => {
    stop.abort()
    observer.disconnect()
  }
}
