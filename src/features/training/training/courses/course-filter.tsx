import { usePage } from '#foundation/blocks/public.ts'
import { nameCountry } from '#features/training/training/courses/course-words.rules.ts'
import { listOptions, ONLINE, type Course, type CourseChoice } from '#features/training/training/courses/course.rules.ts'
import { SITE_LOCALES } from '#kernel/site-locale.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextField } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './course-catalogue.module.css'

/** A language as its speakers call it. */
export const nameLanguage = (code: string): string => SITE_LOCALES.find(({ language }) => language === code)?.languageName ?? code

type CourseFilterProps = { courses: readonly Course[]; choice: CourseChoice; onChange: (choice: CourseChoice) => void }

export const CourseFilter = ({ courses, choice, onChange }: CourseFilterProps) => {
  const t = useTexts('training')
  const { language } = usePage().locale
  const { languages, places } = listOptions(courses)
  return (
    <search className={styles.filter}>
      <TextField
        type="search"
        icon="search"
        label={t('filter.text')}
        value={choice.text}
        onChange={({ currentTarget }) => onChange({ ...choice, text: currentTarget.value })}
      />
      <Select
        label={t('filter.language')}
        value={choice.language}
        options={[
          { value: '', label: t('filter.all') },
          ...languages.map((code) => ({ value: code, label: nameLanguage(code) })),
        ]}
        onChange={({ currentTarget }) => onChange({ ...choice, language: currentTarget.value })}
      />
      <Select
        label={t('filter.place')}
        value={choice.place}
        options={[
          { value: '', label: t('filter.all') },
          ...places.map((place) => ({ value: place, label: place === ONLINE ? t('online') : nameCountry(place, language) })),
        ]}
        onChange={({ currentTarget }) => onChange({ ...choice, place: currentTarget.value })}
      />
      <Checkbox
        label={t('filter.seats')}
        checked={choice.hasSeats}
        onChange={({ currentTarget }) => onChange({ ...choice, hasSeats: currentTarget.checked })}
      />
    </search>
  )
}
