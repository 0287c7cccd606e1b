import type { TenantCopy } from '#demo/tenant-copy.ts'

export const copy: TenantCopy = {
  navigation: [
    { label: 'Services', href: '/services' },
    { label: 'About us', href: '/about' },
    { label: 'Contact', href: '/contact-us' },
  ],
  home: {
    title: 'Aircraft parts, papers and repair',
    description:
      'Avionics, actuation, sensing and lighting for airline fleets: stock, prices, release certificates and repair in one place.',
    hero: {
      title: 'Every part of the flight, accounted for',
      lead: 'Avionics, actuation and sensing for fleets that cannot wait. Find the part, its papers and its price in one place.',
      primary: { label: 'Find a part', href: '/products' },
      secondary: { label: 'Send in a unit', href: '/contact-us?subject=repairs' },
      imageAlt: 'Line drawing of an HA-5108 air data computer',
      callouts: [
        { title: 'HA-5108 air data computer', text: 'Fits 14 airframes' },
        { title: '3.9 kg, 28 V DC', text: 'Sealed, conduction cooled' },
      ],
    },
    tasks: [
      { label: 'Check stock', href: '/shop/aerobt/parts', text: 'Price, lead time, shelf life', icon: 'box' },
      { label: 'Send in a unit', href: '/contact-us?subject=repairs', text: 'Repair, exchange, overhaul', icon: 'wrench' },
      {
        label: 'Read the bulletin',
        href: '/news/service-bulletin-34-118-revised',
        text: '34-118, new serial numbers',
        icon: 'book',
      },
      {
        label: 'Ask an engineer',
        href: '/contact-us?subject=technical&topic=Technical%20question',
        text: 'An answer within four hours',
        icon: 'chat',
      },
    ],
    categories: {
      title: 'Parts by system',
      text: 'Ordered the way your illustrated parts catalogue is, with superseded numbers pointing to their replacement.',
      all: 'All categories',
    },
    feature: {
      title: 'Papers that arrive before the part does',
      lead: 'Release certificates, trace records and shelf-life dates are attached to the order line. Your receiving desk opens one page, not five e-mails.',
      figures: [
        { value: '98.4%', label: 'of lines shipped on the day promised, last 12 months' },
        { value: '6 h', label: 'median time from order to dispatch for stocked parts' },
        { value: '41', label: 'repair stations that work from the same unit records' },
      ],
      imageAlt: 'HA-7120 primary flight display, seen from the front',
    },
    ways: {
      title: 'From part number to installed unit',
      tabs: [
        {
          label: 'Identify',
          title: 'Start with the number on the data plate',
          text: 'Enter the part number, a customer number or the number from your parts catalogue. All three lead to the same unit.',
          points: [
            'Modification status and interchangeability stated on the product page',
            'Superseded numbers open the current part and give the reason',
            'Effectivity listed by airframe and serial number range',
          ],
        },
        {
          label: 'Order',
          title: 'See the condition, the stock and the ship date',
          text: 'New, overhauled and exchange units stand side by side, each with its own price and the date it can leave the shelf.',
          points: [
            'Prices of your own account, core charge shown separately',
            'Stock in Dayton, Gdańsk and Singapore',
            'Routine, critical and aircraft-on-ground priorities',
          ],
        },
        {
          label: 'Receive',
          title: 'Book it in without chasing papers',
          text: 'Certificates are on the order line as soon as the unit is packed, so your inspector can read them while the box is in the air.',
          points: [
            'FAA 8130-3 and EASA Form 1 as signed PDF files',
            'Trace back to the last certified operator',
            'Shelf-life and cure dates for seals and batteries',
          ],
        },
        {
          label: 'Return',
          title: 'Send back the core with its history',
          text: 'Print the return label from the order. The shop sees the removal reason and hours before the unit reaches the bench.',
          points: [
            'Core due 21 days after the exchange unit ships',
            'Findings and quote within five working days',
            'Shop report kept with the serial number',
          ],
        },
      ],
    },
    stories: {
      title: 'What line maintenance tells us',
      slides: [
        {
          heading: 'Two days instead of nine',
          text: 'A flap actuator used to ground an aircraft for more than a week. With the pool in Gdańsk we had a serviceable HA-2204 on the wing on the second day.',
          author: 'Ingrid Solvang',
          role: 'Head of line maintenance, Northmere Air',
        },
        {
          heading: 'Nothing left in quarantine',
          text: 'Half of our quarantine shelf was units waiting for a certificate. Now the form is there before the box, and the shelf is empty by noon.',
          author: 'Daniel Okafor',
          role: 'Receiving inspection, Kestrel Cargo',
        },
        {
          heading: 'The shop knew what to look for',
          text: 'We typed in the fault code and the altitude it came up at. The report came back with the exact solder joint and a photograph.',
          author: 'Marie Lecomte',
          role: 'Avionics engineer, Aérienne du Littoral',
        },
      ],
    },
    news: { title: 'From the hangar floor', readMore: 'Read the article' },
    questions: {
      title: 'Questions from the order desk',
      items: [
        {
          question: 'Which certificates come with a part?',
          answer:
            'New and overhauled units carry FAA 8130-3 or EASA Form 1, dual release on request. Standard hardware and consumables carry a certificate of conformity with the batch number.',
        },
        {
          question: 'What counts as aircraft on ground?',
          answer:
            'An aircraft that cannot be released to service for want of the part. Give us the tail number and station; stocked units leave within four hours, day and night.',
        },
        {
          question: 'Can I order a superseded part number?',
          answer:
            'Yes. The order is taken under the number you enter and shipped as the current one. The product page shows whether the change is one-way or interchangeable and cites the bulletin.',
        },
        {
          question: 'What happens if the core comes back late?',
          answer:
            'After 21 days we remind you, after 35 days the core charge is invoiced. It is credited when the unit arrives, provided it is repairable and complete.',
        },
      ],
    },
    desk: {
      title: 'Aircraft on ground?',
      text: 'Day or night, a person who can release stock answers this line.',
      phone: '+1 555 0142',
      action: { label: 'Start an urgent order', href: '/contact-us?subject=orders' },
    },
  },
  services: {
    title: 'Repair, exchange and technical support',
    description:
      'Repair and overhaul, exchange pools, test set calibration, publications and training for avionics and actuation units.',
    lead: 'A unit spends more of its life with you than with us. These services keep it on the aircraft, and keep its records straight when it is not.',
    offers: [
      {
        title: 'Repair and overhaul',
        text: 'Certified shops in Dayton, Gdańsk and Singapore. Fixed prices for 320 part numbers, 18 days in the shop at the median.',
        icon: 'wrench',
      },
      {
        title: 'Exchange pools',
        text: 'Serviceable units shipped against your core. Flat fee or price by flight hour, with agreed stock at your main base.',
        icon: 'refresh',
      },
      {
        title: 'Calibration of test sets',
        text: 'Air data test sets and gauges calibrated to national standards in six working days, certificate with measured values.',
        icon: 'gear',
      },
      {
        title: 'Technical publications',
        text: 'Component maintenance manuals, service bulletins and wiring data, with revision alerts for the units you operate.',
        icon: 'book',
      },
      {
        title: 'Reliability review',
        text: 'Removal rates and no-fault-found figures by part number, compared with the fleet and discussed with you twice a year.',
        icon: 'list',
      },
      {
        title: 'Bench training',
        text: 'Three to five days on fault isolation and acceptance tests, at our shop or on your own bench. Groups of up to eight.',
        icon: 'user',
      },
    ],
    sections: [
      {
        heading: 'How a repair runs',
        paragraphs: [
          'Open the return on the order or by serial number and say why the unit was removed. You get a label, the address of the nearest shop and a slot on the bench.',
          'After the incoming test we send findings and a quote. If the unit is beyond economical repair you see an exchange offer beside it, and nothing is scrapped without your written word.',
        ],
      },
      {
        heading: 'Approvals',
        paragraphs: [
          'All three shops hold Part 145 approvals from the FAA and EASA; Singapore also releases under CAAS and CAAC. The scope of each shop is listed by part number, and current certificates are sent on request.',
        ],
      },
    ],
  },
  about: {
    title: 'About Halden Aerospace',
    description:
      'Halden Aerospace has built and repaired avionics, actuators and sensors since 1958, with shops in Dayton, Gdańsk and Singapore.',
    lead: 'We make the boxes, probes and actuators behind the panels, and we look after them for as long as the aircraft flies.',
    figures: [
      { value: '1958', label: 'first altimeter delivered from Dayton' },
      { value: '2,150', label: 'people, one in three of them at a bench' },
      { value: '64', label: 'airframe types flying with our units' },
    ],
    quote: {
      text: 'A part without its papers is a paperweight. We treat the record as a component, with a drawing and an owner.',
      author: 'Ruth Adeyemi',
      role: 'Vice president quality, Halden Aerospace',
    },
    sections: [
      {
        heading: 'From altimeters to flight control',
        paragraphs: [
          'Halden began as an instrument workshop beside the field in Dayton. Air data led to computers, computers to displays, and in 1987 the purchase of a Gdańsk gear maker brought actuation.',
          'Today five design offices share one parts list. A change to a connector is judged once, for every unit that carries it.',
        ],
      },
      {
        heading: 'Support for older fleets',
        paragraphs: [
          'A third of what we repair is more than twenty years old. We buy electronic parts ahead of their end of production, and redesign the module when the last batch is counted.',
          'No unit leaves the support list without four years’ notice and a named replacement.',
        ],
      },
    ],
  },
  news: [
    {
      slug: 'ha-2204-exchange-pools-in-three-regions',
      date: '2026-11-12',
      title: 'Exchange units for HA-2204 now held in three regions',
      summary: 'Pools in Gdańsk, Dayton and Singapore cut the wait for a serviceable actuator to two days.',
      paragraphs: [
        'Since 9 November overhauled HA-2204 flap actuators have been kept in Gdańsk, Dayton and Singapore. Until now the pool stood in Dayton alone, and a unit for Europe or Asia took up to nine days including customs.',
        'Each site holds twelve units at the latest modification status. They are tested every 90 days and leave with dual release, so the same unit can be fitted under FAA or EASA rules.',
        'Operators with a flight-hour agreement pay nothing extra. For all others the exchange fee is unchanged, and the core is returned to the nearest of the three sites.',
      ],
    },
    {
      slug: 'service-bulletin-34-118-revised',
      date: '2026-11-04',
      title: 'Service bulletin 34-118 revised',
      summary: 'Revision 2 adds serial numbers 2210 to 2388 of the HA-5108 and a shorter bench procedure.',
      paragraphs: [
        'Revision 2 of service bulletin 34-118 concerns the static port seal of the HA-5108 air data computer. It adds serial numbers 2210 to 2388, built between March and August 2024 with the same seal batch.',
        'The leak test now takes 25 minutes instead of 70, because the unit no longer has to be opened if the first reading is within limits. Units that passed under revision 1 need no further action.',
        'Seal kit HA-5108-K3 is free of charge for affected units until 30 June 2027. Order it under your account and state the serial number.',
      ],
    },
    {
      slug: 'what-pitot-heater-wear-looks-like',
      date: '2026-10-27',
      title: 'What wear on a pitot heater looks like',
      summary: 'Four signs worth pinning above the bench, with the limits that decide whether a probe stays on.',
      paragraphs: [
        'Probe heaters seldom fail at once. In 212 returned HA-3310 probes, our Gdańsk shop found the same four signs in the same order: a blue tint behind the tip, a drain hole narrowed by scale, insulation below 20 MΩ, and finally a drop in heater current.',
        'The tint alone is harmless. A drain hole under 0.6 mm should be cleaned with the tool in the kit and never with wire, which scores the bore and speeds up the next deposit.',
        'Insulation below 5 MΩ or current more than 8% under nominal means removal. Both can be measured on the aircraft in ten minutes; the task card is in revision 14 of the maintenance manual.',
      ],
    },
  ],
  contact: {
    title: 'Contact Halden Aerospace',
    description:
      'Phone numbers and hours for urgent aircraft-on-ground orders, the order desk and engineering support at Halden Aerospace.',
    lead: 'Have the part number and, if there is one, the serial number at hand. It saves both of us the first question.',
    desks: [
      { name: 'Aircraft on ground', phone: '+1 555 0142', hours: 'Every day, 24 hours' },
      { name: 'Order desk', phone: '+1 555 0143', hours: 'Monday to Friday, 07:00 to 19:00 Eastern time' },
      {
        name: 'Engineering support',
        phone: '+1 555 0147',
        hours: 'Monday to Friday, 08:00 to 18:00 in Dayton, Gdańsk and Singapore',
      },
    ],
    sections: [
      {
        heading: 'Where to send units',
        paragraphs: [
          'Open a return first, then use the address on the label: it names the shop that holds the approval for your part number. Units without a return number wait in receiving until we reach you.',
        ],
      },
      {
        heading: 'Quality and airworthiness',
        paragraphs: [
          'Report a suspected unapproved part or an airworthiness concern to the engineering desk. It is passed to the quality office the same day, and you receive a case number in writing.',
        ],
      },
    ],
  },
}
