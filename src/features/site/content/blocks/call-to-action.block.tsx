import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { CallToAction } from '#features/site/content/blocks/call-to-action.schema.ts'
import { describeLink } from '#features/site/content/links/link-behaviour.rules.ts'
import styles from './call-to-action.module.css'

export const Block = ({ title, text, phone, action, ...behaviour }: CallToAction) => (
  <section className={styles.section}>
    <div className="wrap">
      <div className={`${styles.desk} on-hero`}>
        <div>
          <h2 className={styles.title}>{title}</h2>
          {text && <p className={styles.text}>{text}</p>}
        </div>
        <div className={styles.ways}>
          {phone && (
            <a className={styles.phone} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              {phone}
            </a>
          )}
          <ButtonLink variant="accent" {...describeLink({ href: action.href, ...behaviour })}>
            {action.label}
            <Icon name="arrow" />
          </ButtonLink>
        </div>
      </div>
    </div>
  </section>
)
