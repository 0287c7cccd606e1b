import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import styles from './section.module.css'

type SectionProps = {
  heading?: string | undefined
  /** For what the heading names, such as a table. */
  headingId?: string | undefined
  text?: string | undefined
  /** Leads to everything of which the section shows a part. */
  all?: { readonly label: string; readonly href: string } | undefined
  tone?: 'plain' | 'sunken'
  /** `split` puts the heading beside the content on wide screens. */
  layout?: 'stack' | 'split'
  /** `tight` lets pieces of one article stand closer. */
  space?: 'normal' | 'tight'
  children: ReactNode
}

/** A band of the page. Plain neighbours share the space between them, since their margins collapse. */
export const Section = ({
  heading,
  headingId,
  text,
  all,
  tone = 'plain',
  layout = 'stack',
  space = 'normal',
  children,
}: SectionProps) => {
  const hasHead = Boolean(heading || text || all)
  return (
    <section
      className={styles.section}
      data-tone={tone === 'sunken' ? tone : undefined}
      data-space={space === 'tight' ? space : undefined}
    >
      <div className="wrap">
        <div className={styles.grid} data-layout={hasHead && layout === 'split' ? layout : undefined}>
          {hasHead && (
            <div className={styles.head}>
              <div>
                {heading && (
                  <h2 className={styles.heading} id={headingId}>
                    {heading}
                  </h2>
                )}
                {text && <p className={styles.text}>{text}</p>}
              </div>
              {all && (
                <a className={styles.all} href={all.href}>
                  {all.label}
                  <Icon name="arrow" size="small" />
                </a>
              )}
            </div>
          )}
          <div className={styles.body}>{children}</div>
        </div>
      </div>
    </section>
  )
}
