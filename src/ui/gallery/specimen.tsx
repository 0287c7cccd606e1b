import type { ReactNode } from 'react'
import styles from './gallery.module.css'

export const Chapter = ({ id, title, lead, children }: { id: string; title: string; lead: string; children: ReactNode }) => (
  <section className={styles.chapter} id={id} aria-labelledby={`${id}-title`}>
    <header>
      <h2 id={`${id}-title`}>{title}</h2>
      <p>{lead}</p>
    </header>
    <div className={styles.grid}>{children}</div>
  </section>
)

type SpecimenProps = { title: string; note?: string; span?: 4 | 6 | 8 | 12; flush?: boolean; children: ReactNode }

/** One part on a sheet; `flush` lets tables reach the edge. */
export const Specimen = ({ title, note, span = 6, flush, children }: SpecimenProps) => (
  <article className={styles.specimen} data-span={span} data-flush={flush || undefined}>
    <header>
      <h3>{title}</h3>
      {note && <p>{note}</p>}
    </header>
    <div className={styles.stage}>{children}</div>
  </article>
)

export const Row = ({ children }: { children: ReactNode }) => <div className={styles.row}>{children}</div>
export const Stack = ({ children }: { children: ReactNode }) => <div className={styles.stack}>{children}</div>
