import type { DemoDocs } from '#demo/blocks/demo-docs.schema.ts'
import styles from './demo-docs.module.css'

/** Lists of more pages are folded until one of them is read. */
const LONG = 24

export const Block = ({ groups, html }: DemoDocs) => (
  <div className={`wrap ${styles.page}`}>
    <nav className={styles.list} aria-label="Documentation">
      {groups.map(({ heading, links }) => (
        <details key={heading} open={links.length < LONG || links.some(({ isCurrent }) => isCurrent)}>
          <summary>{heading}</summary>
          <ul>
            {links.map(({ label, href, isCurrent }) => (
              <li key={href}>
                <a href={href} aria-current={isCurrent ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
    <article className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
  </div>
)
