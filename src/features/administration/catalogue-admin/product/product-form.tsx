import { useState, type SyntheticEvent } from 'react'
import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { useEndpointQuery } from '#browser/query.ts'
import { readCountries } from '#features/administration/catalogue-admin/countries.rules.ts'
import { changeProduct, productForm, readProduct } from '#features/administration/catalogue-admin/product/product-admin.api.ts'
import { LIFECYCLES, type Lifecycle } from '#features/administration/catalogue-admin/product/product-admin.rules.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { LANGUAGES, type Language } from '#kernel/locale.ts'
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

type Part = 'name' | 'text'
type Words = Record<`${Part}-${Language}`, string>
type Values = Words & { lifecycle: Lifecycle; replacedBy: string; markets: string }

/** A field for each language, of which one is shown. */
const toWords = ({ names, texts }: Pick<Product, 'names' | 'texts'>): Words =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) => [
      [`name-${language}`, lookUp(names, language) ?? ''],
      [`text-${language}`, lookUp(texts, language) ?? ''],
    ]),
  ) as Words

const readWords = (values: Words, part: Part): Partial<Record<Language, string>> =>
  Object.fromEntries(
    LANGUAGES.map((language) => [language, values[`${part}-${language}`]] as const).filter(([, text]) => text.trim() !== ''),
  )

const toBody = ({ lifecycle, replacedBy, markets, ...words }: Values) => ({
  ...{ names: readWords(words, 'name'), texts: readWords(words, 'text'), lifecycle },
  ...{ replacedBy: replacedBy.trim() === '' ? null : replacedBy.trim(), markets: readCountries(markets) },
})

const Fields = ({ product, onDone }: { product: Product; onDone: (reported: string) => void }) => {
  const t = useTexts('catalogue-admin')
  const ui = useTexts('ui')
  const [language, setLanguage] = useState<Language>('en')
  const { sku, etag, lifecycle, replacedBy, markets } = product
  const form = useEndpointForm(changeProduct, {
    rules: productForm,
    request: { params: { sku }, headers: { 'if-match': etag } },
    values: { ...toWords(product), lifecycle, replacedBy: replacedBy ?? '', markets: (markets ?? []).join(', ') },
    bodyOf: toBody,
    faultsOf: (values) => ({ 'name-en': values['name-en'].trim() === '' ? ui('form.missing') : undefined }),
    onSent: () => onDone(t('product.saved', { name: sku })),
    onRefused: ({ problem }) => {
      const reason = reasonOf(problem)
      if (reason) form.mark('replacedBy', t(`reason.${reason}`))
    },
  })
  const { error } = form.outcome
  const submit = (event: SyntheticEvent): void => {
    // A missing value has to be in sight.
    if (form.textOf('name-en').trim() === '') setLanguage('en')
    form.props.onSubmit(event)
  }
  return (
    <form {...form.props} onSubmit={submit}>
      <FormStack>
        <Select
          size="small"
          label={t('language')}
          options={LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) }))}
          value={language}
          onChange={({ currentTarget: { value } }) => setLanguage(LANGUAGES.find((one) => one === value) ?? 'en')}
        />
        <TextField
          key={`name-${language}`}
          size="small"
          lang={language}
          label={t('product.name')}
          maxLength={200}
          {...form.field(`name-${language}`)}
          required={language === 'en'}
        />
        <TextArea
          key={`text-${language}`}
          lang={language}
          label={t('product.text')}
          maxLength={4000}
          rows={5}
          {...form.field(`text-${language}`)}
        />
        <Select
          size="small"
          label={t('lifecycle')}
          options={LIFECYCLES.map((value) => ({ value, label: t(`lifecycle.${value}`) }))}
          {...form.field('lifecycle')}
        />
        <TextField
          size="small"
          label={t('replacedBy')}
          hint={t('replacedBy.hint')}
          maxLength={60}
          {...form.field('replacedBy')}
          required={false}
        />
        <TextField size="small" label={t('markets')} hint={t('markets.hint')} maxLength={800} {...form.field('markets')} />
        {product.replaces.length > 0 && <p>{t('replaces', { skus: product.replaces.join(', ') })}</p>}
        {error && !reasonOf(error.problem) && (
          <Message tone="bad" live>
            {t(error.status === 412 ? 'conflict' : 'failed')}
          </Message>
        )}
        <Button type="submit" busy={form.isBusy}>
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
