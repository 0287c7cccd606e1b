import type { CategoryHead } from '#features/storefront/catalogue/blocks/category-head.schema.ts'
import { Picture } from '#ui/picture.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './category-head.module.css'

export const Block = ({ title, lead, groups }: CategoryHead) => {
  const t = useTexts('catalogue')
  return (
    <div className={`wrap ${styles.head}`}>
      <h1>{title}</h1>
      {lead && <p>{lead}</p>}
      {groups.length > 0 && (
        <nav aria-label={t('groups')}>
          <ul className={styles.groups}>
            {groups.map(({ title: name, note, href, image }) => (
              <li key={href}>
                <a href={href}>
                  {image && <Picture image={{ ...image, alt: '', width: 56, height: 44 }} priority />}
                  {name}
                </a>
                {note && <span>{note}</span>}
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}
