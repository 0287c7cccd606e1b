import { useEffect } from 'react'
import { INLINE_MS } from '#foundation/portal-messages/portal-error.rules.ts'
import { inlineError, inlinePlaces } from '#foundation/portal-messages/portal-error.client.ts'
import { Message } from '#ui/message.tsx'
import styles from './inline-error.module.css'

/** Says what failed right where the work is, and fades after 5 s [8.1.2]. */
export const InlineError = () => {
  const error = inlineError.use()
  useEffect(() => {
    inlinePlaces.set(inlinePlaces.get() + 1)
    return () => inlinePlaces.set(inlinePlaces.get() - 1)
  }, [])
  return <InlineErrorBox error={error} />
}

type Shown = ReturnType<typeof inlineError.get>

/** The live region stands before its first message, or nothing would be read out. */
export const InlineErrorBox = ({ error, floats }: { error: Shown; floats?: boolean }) => {
  useEffect(() => {
    if (!error) return
    const timer = setTimeout(() => inlineError.set(undefined), INLINE_MS)
    return () => clearTimeout(timer)
  }, [error])
  return (
    <div className={`error-msg ${styles.place}`} data-floats={floats || undefined} role="alert">
      {error && (
        <div className={styles.fading}>
          <Message tone="bad">{error.text}</Message>
        </div>
      )}
    </div>
  )
}
