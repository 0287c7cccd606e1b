import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { planSuccession } from '#features/storefront/catalogue/product/succession.rules.ts'
import type { ProductView } from '#features/storefront/catalogue/product/product-view.rules.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './lifecycle-notice.module.css'

/** The replacements of the part, step by step, and a link to the current one. */
export const LifecycleNotice = ({ view }: { view: Pick<ProductView, 'sku' | 'lifecycle' | 'replacements'> }) => {
  const t = useTexts('catalogue')
  const { locale } = usePage()
  if (view.lifecycle === 'active') return null
  const { steps, successor } = planSuccession(view.replacements)
  if (!successor) {
    const ask = (
      <ButtonLink variant="secondary" size="small" href={pageHref(locale, '/contact-us')}>
        {t('product.ask')}
      </ButtonLink>
    )
    return (
      <Message tone="warn" title={t('product.obsolete.title')} action={ask}>
        {t(view.lifecycle === 'replaced' ? 'product.replaced.elsewhere' : 'product.obsolete.text')}
      </Message>
    )
  }
  return (
    <Message
      tone="warn"
      title={t('product.replaced.title', { sku: successor.sku })}
      action={
        <ButtonLink variant="secondary" size="small" href={successor.href}>
          {t('product.replaced.go', { sku: successor.sku })}
        </ButtonLink>
      }
    >
      <ol className={styles.steps} aria-label={t('product.replaced.steps')}>
        <li>
          <span className="num">{view.sku}</span> <span className={styles.note}>{t('product.replaced.here')}</span>
        </li>
        {steps.map((step) => (
          <li key={step.sku}>
            <a className="num" href={step.href}>
              {step.sku}
            </a>{' '}
            {step.lifecycle === 'active' ? (
              <Badge tone="ok">{t('product.replaced.today')}</Badge>
            ) : (
              <span className={styles.note}>{t(`lifecycle.${step.lifecycle}`)}</span>
            )}
          </li>
        ))}
      </ol>
    </Message>
  )
}
