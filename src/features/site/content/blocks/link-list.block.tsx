import { Icon } from '#ui/icon.tsx'
import { Section } from '#ui/section.tsx'
import type { LinkList } from '#features/site/content/blocks/link-list.schema.ts'
import { describeLink } from '#features/site/content/links/link-behaviour.rules.ts'
import styles from './link-list.module.css'

export const Block = ({ heading, look, items }: LinkList) => {
  const list = (
    <ul className={styles.links} data-look={look}>
      {items.map(({ label, text, icon, ...link }, index) => (
        <li key={index}>
          <a className={styles.link} {...describeLink(link)}>
            {icon && <Icon name={icon} size={look === 'tasks' ? 'large' : 'medium'} />}
            <span className={styles.words}>
              <b>{label}</b>
              {text && <span>{text}</span>}
            </span>
            {link.behaviour !== 'back' && <Icon name="arrow" />}
          </a>
        </li>
      ))}
    </ul>
  )
  if (look === 'list')
    return (
      <Section heading={heading} layout="split">
        <nav aria-label={heading}>{list}</nav>
      </Section>
    )
  return (
    <nav className={styles.bar} aria-label={heading}>
      <div className="wrap">
        <div className={styles.clip}>{list}</div>
      </div>
    </nav>
  )
}
