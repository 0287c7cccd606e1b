import { useState } from 'react'
import { call } from '#browser/api.ts'
import { readCountries } from '#features/administration/catalogue-admin/countries.rules.ts'
import { addDealer, changeDealer, type listDealerRows } from '#features/administration/catalogue-admin/dealer/dealer-admin.api.ts'
import { readHours, writeHours } from '#features/administration/catalogue-admin/dealer/dealer-admin.rules.ts'
import { DEALER_TAGS, isKnownTag, sortTags, type DealerTag } from '#features/storefront/dealers/public.ts'
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

type DealerFormProps = { dealer: DealerRow | undefined; onDone: (reported: string) => void }

/** Everything that visitors see of a dealer. */
export const DealerForm = ({ dealer, onDone }: DealerFormProps) => {
  const t = useTexts('catalogue-admin')
  const [texts, setTexts] = useState<Record<TextName, string>>(
    () => Object.fromEntries(LINES.flat().map((name) => [name, dealer?.[name] ?? ''])) as Record<TextName, string>,
  )
  const [place, setPlace] = useState({ lat: String(dealer?.lat ?? ''), lon: String(dealer?.lon ?? '') })
  const [hours, setHours] = useState(writeHours(dealer?.hours ?? []))
  const [markets, setMarkets] = useState((dealer?.markets ?? []).join(', '))
  const [tags, setTags] = useState<readonly DealerTag[]>(dealer ? dealer.tags.filter(isKnownTag) : ['sales'])
  const [otherTags, setOtherTags] = useState((dealer?.tags ?? []).filter((tag) => !isKnownTag(tag)).join(', '))
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<'failed' | 'dealer.wrong'>()
  const save = async (): Promise<void> => {
    const read = readHours(hours)
    const others = readOtherTags(otherTags)
    if (!read || !others || place.lat === '' || place.lon === '') return setProblem('dealer.wrong')
    setBusy(true)
    const body = {
      ...{ ...texts, country: texts.country.toLowerCase(), lat: Number(place.lat), lon: Number(place.lon) },
      ...{ hours: read, tags: sortTags([...tags, ...others]), markets: readCountries(markets) },
    }
    const answer = dealer
      ? await call(changeDealer, { params: { id: dealer.id }, body, errors: 'own' })
      : await call(addDealer, { body, errors: 'own' })
    setBusy(false)
    if (answer.ok) onDone(t('saved', { name: texts.name }))
    else setProblem(answer.status === 400 ? 'dealer.wrong' : 'failed')
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <FormStack>
        {LINES.map((names) => (
          <FormLine key={names.join(' ')}>
            {names.map((name) => (
              <TextField
                key={name}
                size="small"
                label={t(`dealer.${name}`)}
                value={texts[name]}
                maxLength={200}
                required={!OPTIONAL.includes(name)}
                optional={OPTIONAL.includes(name)}
                onChange={(event) => setTexts({ ...texts, [name]: event.currentTarget.value })}
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
              value={place[name]}
              required
              onChange={(event) => setPlace({ ...place, [name]: event.currentTarget.value })}
            />
          ))}
        </FormLine>
        <FormGroup legend={t('dealer.tags')}>
          {DEALER_TAGS.map((tag) => (
            <Checkbox
              key={tag}
              label={t(`tag.${tag}`)}
              checked={tags.includes(tag)}
              onChange={(event) => setTags(event.currentTarget.checked ? [...tags, tag] : tags.filter((each) => each !== tag))}
            />
          ))}
          <TextField
            size="small"
            label={t('dealer.otherTags')}
            hint={t('dealer.otherTagsHint')}
            value={otherTags}
            error={readOtherTags(otherTags) ? undefined : t('dealer.otherTagsWrong')}
            onChange={(event) => setOtherTags(event.currentTarget.value)}
          />
        </FormGroup>
        <TextArea
          label={t('dealer.hours')}
          hint={t('dealer.hoursHint')}
          rows={3}
          value={hours}
          error={readHours(hours) ? undefined : t('dealer.hoursWrong')}
          onChange={(event) => setHours(event.currentTarget.value)}
        />
        <TextField
          size="small"
          label={t('markets')}
          hint={t('markets.hint')}
          value={markets}
          maxLength={400}
          onChange={(event) => setMarkets(event.currentTarget.value)}
        />
        {problem && (
          <Message tone="bad" live>
            {t(problem)}
          </Message>
        )}
        <Button type="submit" busy={isBusy} disabled={tags.length === 0 && otherTags.trim() === ''}>
          {t('save')}
        </Button>
      </FormStack>
    </form>
  )
}
