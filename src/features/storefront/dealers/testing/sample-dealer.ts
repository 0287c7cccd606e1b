import type { Dealer } from '#features/storefront/dealers/dealer.rules.ts'

export const sampleDealer = (id: string, over: Partial<Dealer> = {}): Dealer => ({
  id,
  name: `Dealer ${id}`,
  street: 'Main Street 1',
  postalCode: '10115',
  city: 'Berlin',
  region: '',
  country: 'de',
  lat: 52.52,
  lon: 13.405,
  phone: '+49 30 23125 47',
  mail: 'info@dealer.example',
  web: 'https://dealer.example',
  hours: [{ from: 1, to: 5, opens: '08:00', closes: '17:00' }],
  tags: ['sales'],
  markets: null,
  ...over,
})
