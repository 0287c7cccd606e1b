import { writeAddress } from '#features/buying/checkout/address/address.rules.ts'
import { AddressFields } from '#features/buying/checkout/page/address-fields.tsx'
import { CheckoutBar } from '#features/buying/checkout/page/checkout-bar.tsx'
import { useCheckoutPaths, type StepProps } from '#features/buying/checkout/page/use-checkout.client.ts'
import { OTHER, OWN, useDeliveryForm } from '#features/buying/checkout/page/use-delivery-form.client.ts'
import type { DeliveryMethod } from '#features/buying/delivery-terms/public.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { RadioGroup } from '#ui/radio.tsx'
import { InPlace } from '#ui/page-bar.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './checkout-page.module.css'

/** Where to, how, and until when. */
export const DeliveryStep = (props: StepProps) => {
  const t = useTexts('checkout')
  const { money, date } = useFormats()
  const paths = useCheckoutPaths()
  const { checkout } = props
  const { delivery } = checkout
  const form = useDeliveryForm(props, () => location.assign(paths.review))
  const { problem } = form.outcome
  const saved = delivery.addresses.map(({ id, hint, ...one }) => {
    const [label = '', ...rest] = writeAddress(one)
    return { value: id, label, hint: [...rest, hint].filter(Boolean).join(', ') }
  })
  const own =
    saved.length === 0 && form.isOwn
      ? [{ value: OWN, label: delivery.address.name, hint: writeAddress(delivery.address).slice(1).join(', ') }]
      : []
  const next = (
    <Button type="submit" form="delivery-step" busy={form.isBusy}>
      {t('continue')}
    </Button>
  )
  return (
    <>
      <form {...form.props} id="delivery-step" className={styles.form}>
        <h2>{t('step.delivery')}</h2>
        <RadioGroup
          legend={t('shipTo')}
          name="ship-to"
          value={form.valueOf('place')}
          onChange={(value) => form.change('place', value)}
          options={[...saved, ...own, { value: OTHER, label: t('ship.other') }]}
        />
        {form.valueOf('place') === OTHER && <AddressFields form={form} />}
        <RadioGroup
          legend={t('method')}
          name="delivery-method"
          value={form.valueOf('method')}
          onChange={(value) => form.change('method', value as DeliveryMethod)}
          options={delivery.methods.map(({ id, cost, arrivesOn }) => ({
            value: id,
            label: cost ? `${t(`method.${id}`)}, ${money(cost)}` : t(`method.${id}`),
            hint: t('arrives', { date: date(arrivesOn) }),
          }))}
        />
        <RadioGroup
          legend={t('parts')}
          name="complete"
          value={form.valueOf('isComplete') ? 'complete' : 'partial'}
          onChange={(value) => form.change('isComplete', value === 'complete')}
          options={(['partial', 'complete'] as const).map((value) => ({
            value,
            label: t(`parts.${value}`),
            hint: t(`parts.${value}.hint`),
          }))}
        />
        <TextField label={t('requested')} min={form.today} optional {...form.field('requestedOn')} type="date" />
        <TextField label={t('attention')} optional {...form.field('attention')} />
        {problem?.fields.length === 0 && (
          <Message tone="bad" live>
            {t('step.failed')}
          </Message>
        )}
        <p className={styles.actions}>
          <InPlace>{next}</InPlace>
          <a href={paths.payment}>{t('back')}</a>
        </p>
      </form>
      <CheckoutBar checkout={checkout}>{next}</CheckoutBar>
    </>
  )
}
