import type { NavGroups } from '#features/site/navigation/blocks/nav-groups.schema.ts'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './nav-groups.module.css'

type LinkProps = { label: string; href: string }

const SeeAll = ({ label, href }: LinkProps) => {
  const t = useTexts('navigation')
  return (
    <a href={href} className={styles.all} aria-label={`${t('seeAll')}: ${label}`}>
      {t('seeAll')}
    </a>
  )
}

const Group = ({ label, href, links, isCut }: NavGroups['groups'][number]) => (
  <div className={styles.group}>
    <h3>
      <a href={href} data-nav-below={links.length > 0 ? '' : undefined}>
        {label}
        <Icon name="right" size="small" />
      </a>
    </h3>
    {links.length > 0 && (
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.label}</a>
          </li>
        ))}
        {isCut && (
          <li>
            <SeeAll label={label} href={href} />
          </li>
        )}
      </ul>
    )}
  </div>
)

export const Block = ({ label, href, text, image, groups }: NavGroups) => (
  <div className={styles.panel}>
    <div className={styles.main}>
      <div className={styles.head}>
        <h2>{label}</h2>
        <SeeAll label={label} href={href} />
      </div>
      <div className={styles.groups}>
        {groups.map((group) => (
          <Group key={group.href} {...group} />
        ))}
      </div>
    </div>
    {image && (
      <a className={styles.tile} href={href} tabIndex={-1} aria-hidden="true">
        <span className={styles.plate}>
          <Picture image={{ ...image, alt: '' }} />
        </span>
        <b>{label}</b>
        {text}
      </a>
    )}
  </div>
)
