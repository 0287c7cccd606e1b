import { useState } from 'react'
import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { findAddressFaults, formOf, type Address, type AddressField } from '#features/buying/checkout/address/address.rules.ts'
import { chooseDelivery, deliveryForm } from '#features/buying/checkout/checkout.api.ts'
import type { StepProps } from '#features/buying/checkout/page/use-checkout.client.ts'
import type { DeliveryMethod } from '#features/buying/delivery-terms/public.ts'
import { orderingHeaders } from '#features/buying/pricing/public.ts'
import { useTexts } from '#ui/use-texts.tsx'

/** Values of `place` beside the ids of the account's addresses. */
export const OTHER = 'other'
export const OWN = 'account'

type DeliveryValues = Address & {
  readonly place: string
  readonly savesAddress: boolean
  readonly method: DeliveryMethod
  readonly requestedOn: string
  readonly isComplete: boolean
  readonly attention: string
}

const readPlace = ({ place, savesAddress, name, street, extra, postalCode, city, region, countryCode }: DeliveryValues) => {
  if (place === OWN) return {}
  if (place !== OTHER) return { shipToId: place }
  return { address: { name, street, extra, postalCode, city, region, countryCode }, savesAddress }
}

/** Where an order goes, how, and until when. */
export const useDeliveryForm = ({ checkout, query }: StepProps, onSent: () => void) => {
  const t = useTexts('checkout')
  const { account, delivery } = checkout
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const isOwn = delivery.address.street === ''
  const isOther = delivery.shipToId === undefined && !isOwn
  const { countryCode } = delivery.address
  const empty = { name: account.name, street: '', extra: '', postalCode: '', city: '', region: '', countryCode }
  const said = (values: DeliveryValues): { readonly [Name in AddressField]?: string } => {
    if (values.place !== OTHER) return {}
    const example = formOf(values.countryCode)?.example ?? ''
    const faults = Object.entries(findAddressFaults(values))
    return Object.fromEntries(
      faults.map(([name, fault]) => [name, fault === 'postal' ? t('address.postal.wrong', { example }) : t('address.missing')]),
    )
  }
  const missing = t('address.missing')
  const form = useEndpointForm(chooseDelivery, {
    rules: deliveryForm,
    request: () => ({ query, headers: orderingHeaders() }),
    values: {
      place: delivery.shipToId ?? (isOwn ? OWN : OTHER),
      ...(isOther ? delivery.address : empty),
      savesAddress: false,
      method: delivery.method,
      requestedOn: delivery.requestedOn ?? '',
      isComplete: delivery.isComplete,
      attention: delivery.attention,
    },
    bodyOf: (values: DeliveryValues) => {
      const { method, requestedOn, isComplete, attention } = values
      return { ...readPlace(values), method, requestedOn: requestedOn || null, isComplete, attention }
    },
    faultsOf: (values) => ({
      ...said(values),
      requestedOn: values.requestedOn !== '' && values.requestedOn < today ? t('requested.wrong') : undefined,
    }),
    messages: {
      ...{ name: missing, street: missing, extra: missing, postalCode: missing, city: missing, region: missing },
      ...{ countryCode: missing, requestedOn: t('requested.wrong') },
    },
    onSent,
  })
  return { ...form, today, isOwn }
}
export type DeliveryForm = ReturnType<typeof useDeliveryForm>
