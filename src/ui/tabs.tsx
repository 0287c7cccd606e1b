import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { chooseTab } from '#ui/tabs.rules.ts'
import styles from './tabs.module.css'

type TabsProps = {
  /** Names the list of tabs for screen readers. */
  label?: string | undefined
  items: readonly { readonly label: string; readonly content: ReactNode }[]
}

/** Every panel is in the markup; where scripts do not run, styles show them all, each below its label. */
export const Tabs = ({ label, items }: TabsProps) => {
  const id = useId()
  const [selected, setSelected] = useState(0)
  const tabs = useRef<(HTMLButtonElement | null)[]>([])

  const followKey = (event: KeyboardEvent) => {
    const next = chooseTab(event.key, selected, items.length)
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    setSelected(next)
    tabs.current[next]?.focus()
  }

  return (
    <div>
      <div className={styles.list} role="tablist" aria-label={label} onKeyDown={followKey}>
        {items.map((item, index) => (
          <button
            key={index}
            ref={(element) => {
              tabs.current[index] = element
            }}
            type="button"
            role="tab"
            className={styles.tab}
            id={`${id}${index}`}
            aria-controls={`${id}p${index}`}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => setSelected(index)}
          >
            {item.label}
          </button>
        ))}
      </div>
      {items.map((item, index) => (
        <div
          key={index}
          role="tabpanel"
          className={styles.panel}
          id={`${id}p${index}`}
          aria-labelledby={`${id}${index}`}
          tabIndex={0}
          hidden={index !== selected}
        >
          <h3 className={styles.unscripted}>{item.label}</h3>
          {item.content}
        </div>
      ))}
    </div>
  )
}
