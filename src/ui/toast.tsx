import { createContext, use, useCallback, useMemo, useRef, useState, type ReactNode } from 'react'
import { ToastItem } from '#ui/toast-item.tsx'
import type { MessageTone } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './toast.module.css'

const MOST_AT_ONCE = 4

export type Toast = {
  text: string
  tone?: MessageTone
  action?: { label: string; onAction: () => void }
  /** Milliseconds; 'never' for what must not be missed. */
  hideAfter?: number | 'never'
}
export type ShownToast = Toast & { id: number }

type Toasts = { show: (toast: Toast) => void; clear: () => void }
const ToastContext = createContext<Toasts | undefined>(undefined)

export const useToast = (): Toasts => {
  const toasts = use(ToastContext)
  if (!toasts) throw new Error('useToast is called outside of a ToastProvider')
  return toasts
}

/** One for the page: holds the live region, which must exist before its first message. */
export const ToastProvider = ({ children }: { children: ReactNode }) => {
  const t = useTexts('ui')
  const [shown, setShown] = useState<readonly ShownToast[]>([])
  const lastId = useRef(0)
  const hide = useCallback((id: number) => setShown((all) => all.filter((toast) => toast.id !== id)), [])
  const toasts = useMemo<Toasts>(
    () => ({
      show: (toast) => {
        lastId.current += 1
        const id = lastId.current
        setShown((all) => [...all, { ...toast, id }].slice(-MOST_AT_ONCE))
      },
      clear: () => setShown([]),
    }),
    [],
  )
  return (
    <ToastContext value={toasts}>
      {children}
      <section className={styles.region} aria-label={t('messages')}>
        <ol className={styles.list} aria-live="polite" aria-relevant="additions">
          {shown.map((toast) => (
            <ToastItem key={toast.id} toast={toast} onHide={hide} />
          ))}
        </ol>
      </section>
    </ToastContext>
  )
}
