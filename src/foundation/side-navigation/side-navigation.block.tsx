import type { SideNavigationProps } from '#foundation/side-navigation/side-navigation.schema.ts'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './side-navigation.module.css'

/** Where one can go: beside the work on a wide screen, a row above it on a narrow one. */
export const Block = ({ area, groups }: SideNavigationProps) => {
  const t = useTexts('side-navigation')
  return (
    <nav className={styles.side} aria-label={t(`area.${area}`)} data-side-navigation="">
      {groups.map(({ name, links }) => (
        <div key={name} className={styles.group}>
          {name !== 'work' && (
            <p className={styles.heading} id={`side-${name}`}>
              {t(`group.${name}`)}
            </p>
          )}
          <ul aria-labelledby={name === 'work' ? undefined : `side-${name}`}>
            {links.map(({ label, href, icon, isCurrent }) => (
              <li key={href}>
                <a href={href} aria-current={isCurrent ? 'page' : undefined}>
                  <Icon name={icon} />
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
