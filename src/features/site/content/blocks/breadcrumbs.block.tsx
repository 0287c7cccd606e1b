import { useTexts } from '#ui/use-texts.tsx'
import type { Breadcrumbs } from '#features/site/content/blocks/breadcrumbs.schema.ts'
import styles from './breadcrumbs.module.css'

export const Block = ({ trail, current }: Breadcrumbs) => {
  const t = useTexts('content')
  return (
    <nav className="wrap" aria-label={t('breadcrumb')} data-breadcrumbs="">
      <ol className={styles.trail}>
        {trail.map(({ label, href }, index) => (
          <li key={index}>
            <a href={href}>{label}</a>
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  )
}
