import type { ReactNode } from 'react'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import type { Art } from '#features/access/identity-provider/blocks/art.schema.ts'
import { Brand } from '#ui/brand.tsx'
import { Picture } from '#ui/picture.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './account-frame.module.css'

type FrameProps = { title: string; lead?: ReactNode; art: Art; children: ReactNode }

/** A form on its own: nothing else to look at, and one way back to the site. */
export const AccountFrame = ({ title, lead, art, children }: FrameProps) => {
  const t = useTexts('identity-provider')
  const { tenant, locale } = usePage()
  const [brand = '', ...unit] = tenant.name.split(' ')
  const home = pageHref(locale, '/')
  return (
    <div className={styles.split}>
      <div className={styles.side}>
        <Brand href={home} label={t('home', { name: tenant.name })} brand={brand} unit={unit.join(' ')} />
        <div className={styles.middle}>
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children}
        </div>
        <p className={styles.foot}>
          <a href={home}>{t('back')}</a>
        </p>
      </div>
      <div className={`${styles.art} on-hero`}>
        {art.image && (
          <div className={styles.picture}>
            <Picture image={{ ...art.image, alt: '' }} />
          </div>
        )}
        {art.claim && <p className={styles.claim}>{art.claim}</p>}
      </div>
    </div>
  )
}
