import { DOCUMENT_ID, ID_FAULT } from '#features/documents/downloads/kinds/document-file.rules.ts'
import { SOFTWARE_KINDS } from '#features/documents/downloads/software/software.rules.ts'
import { fieldOf } from '#foundation/data-kinds/public.ts'

const { text, texts, choice, file, link, date, wholeNumber } = fieldOf

export const SOFTWARE_FIELDS = {
  id: text({
    ...{ isRequired: true, most: 80, pattern: DOCUMENT_ID, patternFault: ID_FAULT },
    help: 'Your own id of the program; all its versions have it.',
  }),
  names: texts({ isRequired: true, isSearched: true, column: 'name', help: 'Its name as customers read it.' }),
  texts: texts({ column: 'text', most: 1000, help: 'One sentence about it.' }),
  type: choice({ choices: SOFTWARE_KINDS, help: 'What it is; without it software.' }),
  version: text({
    ...{ isRequired: true, most: 40, pattern: /^[\p{L}\p{N} .+_-]+$/u, patternFault: 'is no version' },
    help: 'Its newest version; another one than before becomes a new release, and the older stays to be had.',
  }),
  eakNumber: text({
    ...{ most: 60, pattern: /^[A-Za-z0-9][A-Za-z0-9._-]*$/, patternFault: ID_FAULT },
    help: 'The number under which this version is had; without it one made of id and version. It stays what it is.',
  }),
  gate: choice({
    choices: ['free', 'eula', 'form'],
    help: 'What stands before it: nothing (free), a licence agreement (eula) or a form; without it nothing.',
  }),
  gatePage: link({ help: 'The page with the agreement or the form; without it the site’s own.' }),
  file: file({ help: 'The name of the version’s file, which comes along; left out later, the file stays.' }),
  products: text({ isList: true, refersTo: 'products', most: 60, help: 'The part numbers of the products it runs on.' }),
  notes: texts({ column: 'notes', most: 8000, help: 'What is new in this version, a line each.' }),
  releasedOn: date({ help: 'The day of this version; without it the day on which it comes.' }),
  tool: text({ refersTo: 'tools', most: 60, help: 'The tool for which somebody has to be approved to get it.' }),
  replacedBy: text({ refersTo: 'software', most: 80, help: 'The id of the program that takes its place.' }),
  position: wholeNumber({ least: 0, most: 100_000, help: 'Its place in the list; those with the lowest number come first.' }),
} as const
