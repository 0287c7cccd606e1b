import type { SideNavigationProps } from '#foundation/side-navigation/side-navigation.schema.ts'
import { markSlot } from '#foundation/blocks/public.ts'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './side-navigation.module.css'

declare module '#foundation/blocks/public.ts' {
  interface MarkupSlots {
    /** The button that opens the command palette, which listens to it. */
    readonly 'opens-palette': ''
  }
}

type Group = SideNavigationProps['groups'][number]

const Links = ({ name, links, labelledBy }: Pick<Group, 'name' | 'links'> & { labelledBy?: string | undefined }) => (
  <ul id={`side-${name}`} aria-labelledby={labelledBy}>
    {links.map(({ label, href, icon, isCurrent }) => (
      <li key={href}>
        <a href={href} aria-current={isCurrent ? 'page' : undefined}>
          <Icon name={icon} />
          {label}
        </a>
      </li>
    ))}
  </ul>
)

/** A group of the portal opens and closes; the back office shows all of its screens. */
const Heading = ({ area, name, isOpen = false }: Pick<Group, 'name' | 'isOpen'> & Pick<SideNavigationProps, 'area'>) => {
  const t = useTexts('side-navigation')
  if (name === 'overview') return null
  const words = t(`group.${name}`)
  return area === 'portal' ? (
    <button
      type="button"
      className={styles.heading}
      id={`side-${name}-name`}
      aria-expanded={isOpen}
      aria-controls={`side-${name}`}
    >
      {words}
      <Icon name="down" />
    </button>
  ) : (
    <p className={styles.heading} id={`side-${name}-name`}>
      {words}
    </p>
  )
}

/** Opens the palette, which a script draws. */
const FindButton = () => (
  <button
    type="button"
    className={styles.find}
    {...markSlot('opens-palette', '')}
    aria-haspopup="dialog"
    aria-keyshortcuts="Control+K"
  >
    <Icon name="search" />
    {useTexts('side-navigation')('find')}
    <kbd>Ctrl K</kbd>
  </button>
)

/** Where one can go: beside the work on a wide screen, a row above it on a narrow one. */
export const Block = ({ area, groups }: SideNavigationProps) => {
  const t = useTexts('side-navigation')
  return (
    <nav className={styles.side} aria-label={t(`area.${area}`)} data-side-navigation="">
      {area === 'back-office' && <FindButton />}
      {groups.map(({ name, links, isOpen }) => (
        <div key={name} className={styles.group}>
          <Heading area={area} name={name} isOpen={isOpen} />
          <Links name={name} links={links} labelledBy={name === 'overview' ? undefined : `side-${name}-name`} />
        </div>
      ))}
    </nav>
  )
}
