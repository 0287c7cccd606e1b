import { PageSlot, usePage } from '#foundation/blocks/public.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import type { Hero } from '#features/site/content/blocks/hero.schema.ts'
import styles from './hero.module.css'

/** `home` stands on the tenant's own ground, where the part-number box is the strong one. */
const VARIANTS = { home: ['ghost', 'ghost'], page: ['primary', 'secondary'] } as const

export const Block = (hero: Hero) => (usePage().area ? <PageHeading {...hero} /> : <Band {...hero} />)

const Band = ({ title, lead, actions, image, callouts, size }: Hero) => (
  <section className={size === 'home' ? `${styles.hero} on-hero` : styles.hero} data-size={size}>
    <div className="wrap">
      <div className={styles.grid} data-pictured={image ? true : undefined}>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {size === 'home' && <PageSlot name="hero" />}
          <Actions actions={actions} variants={VARIANTS[size]} />
        </div>
        {image && (
          <div className={styles.sheet}>
            <Picture image={image} priority />
            {callouts.map((callout, index) => (
              <p key={index} className={styles.callout}>
                <b>{callout.title}</b>
                {callout.text}
              </p>
            ))}
          </div>
        )}
      </div>
    </div>
  </section>
)

/** Beside a navigation of its own a page has no band: its name, what it is for, and what can be done. */
const PageHeading = ({ title, lead, actions }: Hero) => (
  <div className={`wrap ${styles.heading}`}>
    <div>
      <h1>{title}</h1>
      {lead && <p>{lead}</p>}
    </div>
    <Actions actions={actions} variants={VARIANTS.page} />
  </div>
)

type ActionsProps = Pick<Hero, 'actions'> & { variants: (typeof VARIANTS)[Hero['size']] }

const Actions = ({ actions, variants }: ActionsProps) =>
  actions.length > 0 && (
    <div className={styles.actions}>
      {actions.map(({ label, href }, index) => (
        <ButtonLink key={index} href={href} variant={variants[index === 0 ? 0 : 1]}>
          {label}
          {index === 0 && <Icon name="arrow" />}
        </ButtonLink>
      ))}
    </div>
  )
