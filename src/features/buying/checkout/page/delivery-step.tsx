import { useState, type SyntheticEvent } from 'react'
import { CallError, useEndpointMutation } from '#browser/query.ts'
import {
  findAddressFaults,
  writeAddress,
  type Address,
  type AddressFault,
  type AddressField,
} from '#features/buying/checkout/address/address.rules.ts'
import type { DeliveryMethod } from '#features/buying/delivery-terms/public.ts'
import { chooseDelivery } from '#features/buying/checkout/checkout.api.ts'
import { AddressFields } from '#features/buying/checkout/page/address-fields.tsx'
import { useCheckoutPaths, type StepProps } from '#features/buying/checkout/page/use-checkout.client.ts'
import { orderingHeaders } from '#features/buying/pricing/public.ts'
import { CheckoutBar } from '#features/buying/checkout/page/checkout-bar.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextField } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { RadioGroup } from '#ui/radio.tsx'
import { InPlace } from '#ui/page-bar.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './checkout-page.module.css'

const OTHER = 'other'
const OWN = 'account'

type Faults = Partial<Record<AddressField | 'requestedOn', AddressFault>>

const readFaults = (error: unknown): Faults => {
  const { details = [] } = ((error instanceof CallError && error.problem) || {}) as { details?: readonly { path: string }[] }
  return Object.fromEntries(details.map(({ path }) => [path.split('/').at(-1) ?? '', 'missing']))
}

/** Where to, how, and until when. */
export const DeliveryStep = ({ checkout, query }: StepProps) => {
  const t = useTexts('checkout')
  const { money, date } = useFormats()
  const paths = useCheckoutPaths()
  const { delivery } = checkout
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const isOwn = delivery.address.street === ''
  const [place, setPlace] = useState(delivery.shipToId ?? (isOwn ? OWN : OTHER))
  const [address, setAddress] = useState<Address>(
    delivery.shipToId === undefined && !isOwn
      ? delivery.address
      : {
          name: checkout.account.name,
          street: '',
          extra: '',
          postalCode: '',
          city: '',
          region: '',
          countryCode: delivery.address.countryCode,
        },
  )
  const [savesAddress, setSavesAddress] = useState(false)
  const [method, setMethod] = useState<DeliveryMethod>(delivery.method)
  const [requestedOn, setRequestedOn] = useState(delivery.requestedOn ?? '')
  const [isComplete, setIsComplete] = useState(delivery.isComplete)
  const [attention, setAttention] = useState(delivery.attention)
  const [faults, setFaults] = useState<Faults>({})
  const [hasFailed, setHasFailed] = useState(false)
  const saving = useEndpointMutation(chooseDelivery)

  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault()
    if (saving.isPending) return
    const found: Faults = place === OTHER ? findAddressFaults(address) : {}
    if (requestedOn !== '' && requestedOn < today) found.requestedOn = 'missing'
    setFaults(found)
    setHasFailed(false)
    if (Object.keys(found).length > 0) return
    const to = place === OTHER ? { address, savesAddress } : place === OWN ? {} : { shipToId: place }
    const body = { ...to, method, requestedOn: requestedOn || null, isComplete, attention }
    try {
      await saving.mutateAsync({ query, body, headers: orderingHeaders() })
      location.assign(paths.review)
    } catch (error) {
      const named = readFaults(error)
      setFaults(named)
      setHasFailed(Object.keys(named).length === 0)
    }
  }
  const saved = delivery.addresses.map(({ id, hint, ...one }) => {
    const [label = '', ...rest] = writeAddress(one)
    return { value: id, label, hint: [...rest, hint].filter(Boolean).join(', ') }
  })
  const own =
    saved.length === 0 && isOwn
      ? [{ value: OWN, label: delivery.address.name, hint: writeAddress(delivery.address).slice(1).join(', ') }]
      : []
  const next = (
    <Button type="submit" form="delivery-step" busy={saving.isPending}>
      {t('continue')}
    </Button>
  )
  return (
    <>
      <form id="delivery-step" className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <h2>{t('step.delivery')}</h2>
        <RadioGroup
          legend={t('shipTo')}
          name="ship-to"
          value={place}
          onChange={setPlace}
          options={[...saved, ...own, { value: OTHER, label: t('ship.other') }]}
        />
        {place === OTHER && (
          <AddressFields address={address} onChange={setAddress} faults={faults}>
            <Checkbox label={t('ship.save')} checked={savesAddress} onChange={(event) => setSavesAddress(event.target.checked)} />
          </AddressFields>
        )}
        <RadioGroup
          legend={t('method')}
          name="delivery-method"
          value={method}
          onChange={(value) => setMethod(value as DeliveryMethod)}
          options={delivery.methods.map(({ id, cost, arrivesOn }) => ({
            value: id,
            label: cost ? `${t(`method.${id}`)}, ${money(cost)}` : t(`method.${id}`),
            hint: t('arrives', { date: date(arrivesOn) }),
          }))}
        />
        <RadioGroup
          legend={t('parts')}
          name="complete"
          value={isComplete ? 'complete' : 'partial'}
          onChange={(value) => setIsComplete(value === 'complete')}
          options={(['partial', 'complete'] as const).map((value) => ({
            value,
            label: t(`parts.${value}`),
            hint: t(`parts.${value}.hint`),
          }))}
        />
        <TextField
          label={t('requested')}
          type="date"
          min={today}
          optional
          value={requestedOn}
          error={faults.requestedOn ? t('requested.wrong') : undefined}
          onChange={(event) => setRequestedOn(event.target.value)}
        />
        <TextField
          label={t('attention')}
          maxLength={80}
          optional
          value={attention}
          onChange={(event) => setAttention(event.target.value)}
        />
        {hasFailed && (
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
