import { useId, useRef, useState, type KeyboardEvent } from 'react'
import type { NavTabs } from '#features/site/navigation/blocks/nav-tabs.schema.ts'
import { chooseTab } from '#ui/tabs.rules.ts'
import styles from './nav-tabs.module.css'

/** Without script nobody sees a flyout. */
export const Block = ({ label, tabs }: NavTabs) => {
  const id = useId()
  const [selected, setSelected] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const followKey = (event: KeyboardEvent): void => {
    const next = chooseTab(event.key, selected, tabs.length)
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    setSelected(next)
    list.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div className={`wrap ${styles.tabs}`}>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={followKey}>
        {tabs.map((tab, index) => (
          <button
            key={tab.label}
            type="button"
            role="tab"
            id={`${id}tab-${index}`}
            aria-controls={`${id}panel-${index}`}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => setSelected(index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.label}
          role="tabpanel"
          id={`${id}panel-${index}`}
          aria-labelledby={`${id}tab-${index}`}
          className={styles.panel}
          hidden={index !== selected}
        >
          {tab.text && <p>{tab.text}</p>}
          <ul>
            {tab.links.map((link) => (
              <li key={link.href}>
                <a href={link.href}>
                  <b>{link.label}</b>
                  {link.text && <span>{link.text}</span>}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
