import { DrawnContent, LateContent } from '#features/site/navigation/menu/late-content.tsx'
import type { SubnavLoader } from '#features/site/navigation/menu/subnav-loader.client.ts'
import { useMenuLevels, type MenuLevel } from '#features/site/navigation/menu/use-menu-levels.client.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './site-menu.module.css'

const Level = ({ level, isShown }: { level: MenuLevel; isShown: boolean }) => {
  const t = useTexts('navigation')
  if (level.kind === 'drawn') return null
  const { label, href } = level
  const Part = href === undefined ? 'section' : 'nav'
  return (
    <Part className={styles.level} aria-label={href === undefined ? label : undefined} hidden={!isShown}>
      <h2 tabIndex={-1}>{label}</h2>
      {level.kind === 'below' ? (
        <LateContent load={level.load} className={styles.body} />
      ) : (
        <DrawnContent content={level.content} className={styles.body} />
      )}
      {href !== undefined && (
        <a className={styles.own} href={href}>
          {t('goTo', { label })}
        </a>
      )}
    </Part>
  )
}

/** The levels below the first of the phone's menu, each with its heading and the way to its own page [2.3.9]. */
export const MenuLevels = ({ menu, loader }: { menu: HTMLElement; loader: SubnavLoader }) => {
  const levels = useMenuLevels(menu, loader)
  return levels.map((level, at) => <Level key={at} level={level} isShown={at === levels.length - 1} />)
}
