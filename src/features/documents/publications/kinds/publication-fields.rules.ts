import { PUBLICATION_NUMBER } from '#features/documents/publications/kinds/publication-number.rules.ts'
import { REVISION } from '#features/documents/publications/publication.rules.ts'
import { fieldOf } from '#foundation/data-kinds/public.ts'

const { text, texts, file, language, date, yesNo, records, wholeNumber } = fieldOf

export const PUBLICATION_FIELDS = {
  id: text({
    ...{ isRequired: true, most: 60, pattern: PUBLICATION_NUMBER },
    patternFault: 'has other signs than letters, digits, spaces and . _ / -, or begins with one of those',
    help: 'Its number, as it is printed on it.',
  }),
  titles: texts({ isRequired: true, isSearched: true, column: 'title', help: 'Its title.' }),
  texts: texts({ column: 'text', most: 1000, help: 'One sentence about it.' }),
  docType: text({ most: 60, help: 'What it is, such as Maintenance manual or Service bulletin; without it Technical note.' }),
  product: text({ most: 120, help: 'The product or model it is about, as it is called.' }),
  productFamily: text({ most: 120, help: 'The family of products it belongs to.' }),
  products: text({ isList: true, refersTo: 'products', most: 60, help: 'The part numbers of the products it is about.' }),
  file: file({ help: 'The PDF of its newest revision, which comes along; another file becomes a new revision.' }),
  languages: language({ isList: true, help: 'The languages it is written in.' }),
  revision: text({
    ...{ most: 12, pattern: REVISION, patternFault: 'is no revision; write up to 12 letters and digits' },
    help: 'The name of this revision, such as B; without it the one after the last.',
  }),
  issuedOn: date({ help: 'The day of this revision; without it the day on which it comes.' }),
  pages: wholeNumber({ least: 1, most: 99_999, help: 'How many pages this revision has; without it as many as its PDF.' }),
  outline: records({
    help: 'Its table of contents; without it that of the PDF. Where pages and contents come along, the PDF is not opened.',
    fields: {
      title: text({ isRequired: true, help: 'The heading.' }),
      page: wholeNumber({ isRequired: true, least: 1, most: 99_999, help: 'The page on which it stands.' }),
    },
  }),
  changes: records({
    help: 'What changed in this revision.',
    fields: {
      section: text({ isRequired: true, most: 120, help: 'The section that changed.' }),
      text: text({ isRequired: true, most: 500, help: 'What changed in it.' }),
      page: wholeNumber({ least: 1, most: 99_999, help: 'The page.' }),
    },
  }),
  effectivity: records({
    help: 'The serial numbers it applies to.',
    fields: {
      part: text({ isRequired: true, most: 60, help: 'The part.' }),
      from: wholeNumber({ least: 0, most: 999_999_999_999, help: 'The first serial number.' }),
      to: wholeNumber({ least: 0, most: 999_999_999_999, help: 'The last serial number.' }),
    },
  }),
  isPublic: yesNo({ help: 'Whether everyone may read it; without it people who are signed in.' }),
  tool: text({ refersTo: 'tools', most: 60, help: 'The tool for which somebody has to be approved to read it.' }),
  supersedes: text({ refersTo: 'publications', most: 60, help: 'The number of the publication whose place it takes.' }),
} as const
