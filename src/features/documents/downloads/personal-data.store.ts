import { byHolder, byPerson, either, type PersonalTable } from '#platform/privacy/personal-data.ts'

export const personalData: readonly PersonalTable[] = [
  {
    table: 'download_acceptance',
    about: 'Licences that they accepted',
    rows: either(byPerson(), byHolder()),
    erase: 'delete',
    data: ['holder', 'licence_path', 'asset_path', 'address', 'country', 'language'],
  },
  {
    table: 'download_link',
    about: 'Links to downloads',
    rows: byHolder(),
    erase: 'delete',
    data: ['holder', 'asset_path', 'page'],
    secret: ['token_hash'],
    plain: ['content_hash'],
  },
  { table: 'software_watch', about: 'Software that they watch', rows: byPerson(), erase: 'delete', data: ['product_key'] },
]
