import { useState } from 'react'
import { call } from '#browser/api.ts'
import { useEndpointQuery } from '#browser/query.ts'
import { readCountries } from '#features/administration/catalogue-admin/countries.rules.ts'
import { changeProduct, readProduct } from '#features/administration/catalogue-admin/product/product-admin.api.ts'
import { LIFECYCLES, type Lifecycle } from '#features/administration/catalogue-admin/product/product-admin.rules.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { LANGUAGES } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import { Button } from '#ui/button.tsx'
import { TextArea, TextField } from '#ui/field.tsx'
import { FormStack } from '#ui/form-layout.tsx'
import { Message } from '#ui/message.tsx'
import { Select } from '#ui/select.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/state.tsx'
import { useTexts } from '#ui/use-texts.tsx'

type Product = ReplyOf<typeof readProduct>
const REASONS = ['itself', 'missing', 'circle', 'unknown'] as const

const reasonOf = (problem: unknown): (typeof REASONS)[number] | undefined => {
  const { reason } = (typeof problem === 'object' && problem !== null ? problem : {}) as { readonly reason?: unknown }
  return REASONS.find((known) => known === reason)
}

const Fields = ({ product, onDone }: { product: Product; onDone: (reported: string) => void }) => {
  const t = useTexts('catalogue-admin')
  const [names, setNames] = useState(product.names)
  const [texts, setTexts] = useState(product.texts)
  const [language, setLanguage] = useState<string>('en')
  const [lifecycle, setLifecycle] = useState<Lifecycle>(product.lifecycle)
  const [replacedBy, setReplacedBy] = useState(product.replacedBy ?? '')
  const [markets, setMarkets] = useState((product.markets ?? []).join(', '))
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const save = async (): Promise<void> => {
    setBusy(true)
    const body = {
      ...{ names, texts, lifecycle, markets: readCountries(markets) },
      replacedBy: replacedBy.trim() === '' ? null : replacedBy.trim(),
    }
    const headers = { 'if-match': product.etag }
    const answer = await call(changeProduct, { params: { sku: product.sku }, body, headers, errors: 'own' })
    setBusy(false)
    if (answer.ok) return onDone(t('product.saved', { name: product.sku }))
    const reason = reasonOf(answer.problem)
    setProblem(reason ? t(`reason.${reason}`) : t(answer.status === 412 ? 'conflict' : 'failed'))
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <FormStack>
        <Select
          size="small"
          label={t('language')}
          options={LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) }))}
          value={language}
          onChange={(event) => setLanguage(event.currentTarget.value)}
        />
        <TextField
          size="small"
          lang={language}
          label={t('product.name')}
          value={lookUp(names, language) ?? ''}
          maxLength={200}
          required={language === 'en'}
          onChange={(event) => setNames({ ...names, [language]: event.currentTarget.value })}
        />
        <TextArea
          lang={language}
          label={t('product.text')}
          value={lookUp(texts, language) ?? ''}
          maxLength={4000}
          rows={5}
          onChange={(event) => setTexts({ ...texts, [language]: event.currentTarget.value })}
        />
        <Select
          size="small"
          label={t('lifecycle')}
          options={LIFECYCLES.map((value) => ({ value, label: t(`lifecycle.${value}`) }))}
          value={lifecycle}
          onChange={(event) => setLifecycle(event.currentTarget.value as Lifecycle)}
        />
        <TextField
          size="small"
          label={t('replacedBy')}
          hint={t('replacedBy.hint')}
          value={replacedBy}
          maxLength={60}
          onChange={(event) => setReplacedBy(event.currentTarget.value)}
        />
        <TextField
          size="small"
          label={t('markets')}
          hint={t('markets.hint')}
          value={markets}
          maxLength={800}
          onChange={(event) => setMarkets(event.currentTarget.value)}
        />
        {product.replaces.length > 0 && <p>{t('replaces', { skus: product.replaces.join(', ') })}</p>}
        {problem !== undefined && (
          <Message tone="bad" live>
            {problem}
          </Message>
        )}
        <Button type="submit" busy={isBusy}>
          {t('save')}
        </Button>
      </FormStack>
    </form>
  )
}

/** Fields of a product that an admin corrects. */
export const ProductForm = ({ sku, onDone }: { sku: string; onDone: (reported: string) => void }) => {
  const { data, isError, refetch } = useEndpointQuery(readProduct, { params: { sku } }, { staleTime: 0 })
  if (isError) return <ErrorState headingLevel={3} onRetry={() => void refetch()} />
  if (!data)
    return (
      <SkeletonGroup>
        <Skeleton width="long" />
        <Skeleton width="full" />
        <Skeleton width="half" />
      </SkeletonGroup>
    )
  return <Fields key={data.etag} product={data} onDone={onDone} />
}
