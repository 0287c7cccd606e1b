import { useId, type ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import styles from './accordion.module.css'

type AccordionProps = { items: readonly { readonly title: string; readonly content: ReactNode }[] }

/** The browser's own details; the shared name closes one when another opens, without script. */
export const Accordion = ({ items }: AccordionProps) => {
  const name = useId()
  return (
    <div className={styles.accordion}>
      {items.map(({ title, content }, index) => (
        <details key={index} name={name} className={styles.item}>
          <summary className={styles.summary}>
            <h3 className={styles.title}>{title}</h3>
            <Icon name="plus" />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  )
}
