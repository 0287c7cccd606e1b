import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { readCountries } from '#features/administration/catalogue-admin/countries.rules.ts'
import {
  addDealer,
  changeDealer,
  dealerForm,
  type listDealerRows,
} from '#features/administration/catalogue-admin/dealer/dealer-admin.api.ts'
import { readHours, writeHours } from '#features/administration/catalogue-admin/dealer/dealer-admin.rules.ts'
import { DEALER_TAGS, isKnownTag, sortTags } from '#features/storefront/dealers/public.ts'
import { readOtherTags } from '#features/administration/catalogue-admin/dealer/tag-name.rules.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextArea, TextField } from '#ui/field.tsx'
import { FormGroup, FormLine, FormStack } from '#ui/form-layout.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'

export type DealerRow = ReplyOf<typeof listDealerRows>['rows'][number]

const NEW = { name: '', street: '', postalCode: '', city: '', region: '', country: '', phone: '', mail: '', web: '' }
type TextName = keyof typeof NEW
const LINES: readonly (readonly TextName[])[] = [
  ['name'],
  ['street'],
  ['postalCode', 'city'],
  ['region', 'country'],
  ['phone', 'mail'],
  ['web'],
]
const OPTIONAL: readonly TextName[] = ['region', 'street', 'postalCode']

const textsOf = (dealer: DealerRow | undefined) =>
  Object.fromEntries(LINES.flat().map((name) => [name, dealer?.[name] ?? ''])) as Record<TextName, string>

const beginDealer = (dealer: DealerRow | undefined) => ({
  ...textsOf(dealer),
  lat: String(dealer?.lat ?? ''),
  lon: String(dealer?.lon ?? ''),
  hours: writeHours(dealer?.hours ?? []),
  markets: (dealer?.markets ?? []).join(', '),
  tags: dealer ? dealer.tags.filter(isKnownTag) : ['sales' as const],
  otherTags: (dealer?.tags ?? []).filter((tag) => !isKnownTag(tag)).join(', '),
})
type Values = ReturnType<typeof beginDealer>

const readPlace = (text: string): number => Number(text.replace(',', '.'))

const toBody = ({ country, lat, lon, hours, markets, tags, otherTags, ...texts }: Values) => ({
  ...texts,
  country: country.trim().toLowerCase(),
  ...{ lat: readPlace(lat), lon: readPlace(lon) },
  ...{ hours: readHours(hours) ?? [], tags: sortTags([...tags, ...(readOtherTags(otherTags) ?? [])]) },
  markets: readCountries(markets),
})

type DealerFormProps = { dealer: DealerRow | undefined; onDone: (reported: string) => void }

/** Everything that visitors see of a dealer. */
export const DealerForm = ({ dealer, onDone }: DealerFormProps) => {
  const t = useTexts('catalogue-admin')
  const ui = useTexts('ui')
  const form = useEndpointForm(dealer ? changeDealer : addDealer, {
    rules: dealerForm,
    ...(dealer && { request: { params: { id: dealer.id } } }),
    values: beginDealer(dealer),
    bodyOf: toBody,
    faultsOf: ({ lat, lon, hours, tags: chosen, otherTags }) => ({
      lat: lat.trim() === '' ? ui('form.missing') : undefined,
      lon: lon.trim() === '' ? ui('form.missing') : undefined,
      hours: readHours(hours) ? undefined : t('dealer.hoursWrong'),
      otherTags: readOtherTags(otherTags)
        ? chosen.length === 0 && otherTags.trim() === ''
          ? ui('form.missing')
          : undefined
        : t('dealer.otherTagsWrong'),
    }),
    onSent: () => {
      onDone(t('saved', { name: form.textOf('name') }))
    },
  })
  const { error } = form.outcome
  const tags = form.valueOf('tags')
  return (
    <form {...form.props}>
      <FormStack>
        {LINES.map((names) => (
          <FormLine key={names.join(' ')}>
            {names.map((name) => (
              <TextField
                key={name}
                size="small"
                label={t(`dealer.${name}`)}
                maxLength={200}
                optional={OPTIONAL.includes(name)}
                {...form.field(name)}
                required={!OPTIONAL.includes(name)}
              />
            ))}
          </FormLine>
        ))}
        <FormLine>
          {(['lat', 'lon'] as const).map((name) => (
            <TextField
              key={name}
              size="small"
              inputMode="decimal"
              label={t(`dealer.${name}`)}
              {...form.field(name)}
              type="text"
              required
            />
          ))}
        </FormLine>
        <FormGroup legend={t('dealer.tags')}>
          {DEALER_TAGS.map((tag) => (
            <Checkbox
              key={tag}
              label={t(`tag.${tag}`)}
              checked={tags.includes(tag)}
              onChange={({ currentTarget: { checked } }) =>
                form.change('tags', checked ? [...tags, tag] : tags.filter((each) => each !== tag))
              }
            />
          ))}
          <TextField
            size="small"
            label={t('dealer.otherTags')}
            hint={t('dealer.otherTagsHint')}
            {...form.field('otherTags')}
            // Said while one types.
            error={readOtherTags(form.textOf('otherTags')) ? form.errorOf('otherTags') : t('dealer.otherTagsWrong')}
          />
        </FormGroup>
        <TextArea
          label={t('dealer.hours')}
          hint={t('dealer.hoursHint')}
          rows={3}
          {...form.field('hours')}
          error={readHours(form.textOf('hours')) ? undefined : t('dealer.hoursWrong')}
        />
        <TextField size="small" label={t('markets')} hint={t('markets.hint')} maxLength={400} {...form.field('markets')} />
        {error && (
          <Message tone="bad" live>
            {t(error.status === 400 ? 'dealer.wrong' : 'failed')}
          </Message>
        )}
        <Button type="submit" busy={form.isBusy}>
          {t('save')}
        </Button>
      </FormStack>
    </form>
  )
}
