import { ARTICLE_ID } from '#features/support/knowledge/article.rules.ts'
import { fieldOf } from '#foundation/data-kinds/public.ts'

const { text, texts, markups, yesNo, date, wholeNumber } = fieldOf

export const ARTICLE_FIELDS = {
  id: text({
    ...{ isRequired: true, most: 20, pattern: ARTICLE_ID, patternFault: 'has other signs than letters, digits and -' },
    help: 'Your own id of the article; it stands in its address.',
  }),
  number: text({ most: 40, isSearched: true, help: 'The number that readers see; without it the id.' }),
  titles: texts({ isRequired: true, isSearched: true, column: 'title', help: 'Its title.' }),
  summaries: texts({
    column: 'summary',
    most: 500,
    help: 'What it is about, in a sentence; without it the beginning of its text.',
  }),
  html: markups({
    column: 'html',
    help: 'Its text with headings (h2), paragraphs, lists, links and tables; script is taken out.',
  }),
  isSecured: yesNo({ help: 'Whether only people who are signed in may read it.' }),
  products: text({ isList: true, refersTo: 'products', most: 60, help: 'The part numbers of the products it helps with.' }),
  supportedProducts: text({
    isList: true,
    most: 120,
    help: 'Names of products, where part numbers are not what readers look for.',
  }),
  partNumbers: text({ isList: true, most: 60, help: 'Further part numbers, such as those of a series.' }),
  productGroup: text({ most: 120, help: 'The group of products.' }),
  brand: text({ most: 120, help: 'The brand.' }),
  aircraftMake: text({ most: 120, help: 'The maker of the aircraft.' }),
  aircraftModel: text({ most: 120, help: 'The model of the aircraft.' }),
  initialDate: date({ help: 'The day on which it first appeared; without it the day on which it comes.' }),
  revisedDate: date({ help: 'The day of its last change; without it the day on which it changes.' }),
  change: text({ help: 'What changed in it, in a few words.' }),
  faqPlace: wholeNumber({ least: 0, most: 10_000, help: 'Its place among the frequent questions; without it it is none.' }),
} as const
