import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { shortenSoldTo } from '#foundation/accounts/public.ts'
import { productPath } from '#features/storefront/catalogue/public.ts'
import { FittingParts } from '#features/support/equipment/detail/fitting-parts.tsx'
import type { UnitView } from '#features/support/equipment/equipment.api.ts'
import { EQUIPMENT_PATH } from '#features/support/equipment/equipment.rules.ts'
import { ServiceBadge } from '#features/support/equipment/service-badge.tsx'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Section } from '#ui/section.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from '../equipment.module.css'

/** The form that opens a case reads what it is about from its address. */
const NEW_CASE = '/support/cases/new'

const UnitFacts = ({ view }: { view: UnitView }) => {
  const t = useTexts('equipment')
  const { date, number } = useFormats()
  const { daysToService: days, warrantyUntil, warranty } = view
  const facts = [
    [
      t('serialNumber'),
      <span key="serial" className="num">
        {view.serialNumber}
      </span>,
    ],
    [t('site'), view.site || '–'],
    [t('account'), `${shortenSoldTo(view.account.number)} ${view.account.name}`],
    [t('commissionedOn'), view.commissionedOn === null ? '–' : date(view.commissionedOn)],
    [
      t('nextService'),
      <span key="service" className={styles.service}>
        <ServiceBadge service={view.service} on={view.nextServiceOn} />
        {days !== null && days >= 0 && <span className={styles.muted}>{t('service.in', { count: number(days) })}</span>}
      </span>,
    ],
    [t('warranty'), warrantyUntil === null ? t('warranty.unknown') : t(`warranty.${warranty}`, { date: date(warrantyUntil) })],
  ] as const
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const UnitDocuments = ({ view: { documents } }: { view: UnitView }) => {
  const t = useTexts('equipment')
  return (
    <section className={styles.card} aria-labelledby="unit-documents">
      <h2 id="unit-documents">{t('documents')}</h2>
      {documents.length === 0 && <p className={styles.muted}>{t('documents.none')}</p>}
      <ul className={styles.list}>
        {documents.map(({ title, href, note }) => (
          <li key={href}>
            <a href={href}>{title}</a>
            {note !== '' && <span className={styles.muted}>{note}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

const UnitCases = ({ view }: { view: UnitView }) => {
  const t = useTexts('equipment')
  const { locale } = usePage()
  const { date } = useFormats()
  const about = new URLSearchParams({ kind: 'product', productSku: view.sku, serialNumber: view.serialNumber })
  return (
    <section className={styles.card} aria-labelledby="unit-cases">
      <header className={styles.cardHead}>
        <h2 id="unit-cases">{t('cases')}</h2>
        <ButtonLink variant="secondary" size="small" href={`${pageHref(locale, NEW_CASE)}?${about.toString()}`}>
          {t('cases.open')}
        </ButtonLink>
      </header>
      {view.cases.length === 0 && <p className={styles.muted}>{t('cases.none')}</p>}
      <ul className={styles.list}>
        {view.cases.map(({ label, href, note, tone, at }) => (
          <li key={href}>
            <a href={pageHref(locale, href)}>{label}</a>
            <span className={styles.muted}>
              <Badge tone={tone}>{note}</Badge> <time dateTime={at}>{date(at)}</time>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const UnitDetail = ({ view }: { view: UnitView }) => {
  const t = useTexts('equipment')
  const { locale } = usePage()
  return (
    <Section space="tight">
      <a className={styles.back} href={pageHref(locale, EQUIPMENT_PATH)}>
        <Icon name="left" size="small" />
        {t('title')}
      </a>
      <header className={styles.head}>
        <h1>{t('detail.title', { serialNumber: view.serialNumber })}</h1>
        <p>
          {view.isSold ? <a href={pageHref(locale, productPath(view.sku))}>{view.product}</a> : view.product}{' '}
          <span className={styles.muted}>{view.sku}</span>
        </p>
      </header>
      <div className={styles.card}>
        <UnitFacts view={view} />
      </div>
      <div className={styles.parts}>
        <FittingParts view={view} />
        <div className={styles.side}>
          <UnitDocuments view={view} />
          <UnitCases view={view} />
        </div>
      </div>
    </Section>
  )
}

export const Block = ({ view }: { view: unknown }) => <UnitDetail view={view as UnitView} />
