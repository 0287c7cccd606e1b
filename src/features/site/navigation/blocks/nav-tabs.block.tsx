import { usePage } from '#foundation/blocks/public.ts'
import type { NavTabs } from '#features/site/navigation/blocks/nav-tabs.schema.ts'
import styles from './nav-tabs.module.css'

/** Script turns the pages; without it nobody sees a flyout. */
export const Block = ({ label, tabs }: NavTabs) => {
  // The fragment's own name, so that two flyouts on one page never share an id.
  const id = `nav-${usePage().path.split('/').at(-1)}-`
  return (
    <div className={`wrap ${styles.tabs}`} data-nav-tabs="">
      <div role="tablist" aria-label={label} className={styles.list}>
        {tabs.map((tab, index) => (
          <button
            key={tab.label}
            type="button"
            role="tab"
            id={`${id}tab-${index}`}
            aria-controls={`${id}panel-${index}`}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
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
          hidden={index > 0}
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
