import type { TenantCopy } from '#demo/tenant-copy.ts'

export const copy: TenantCopy = {
  navigation: [
    { label: 'Services', href: '/services' },
    { label: 'About us', href: '/about' },
    { label: 'Contact us', href: '/contact-us' },
  ],
  home: {
    title: 'Valves, instruments and controllers for process plants',
    description:
      'Control valves, transmitters, flow meters and controllers with sizing data, certificates and spare parts. Build times and prices by part number.',
    hero: {
      title: 'Valves and instruments, built to your data sheet',
      lead: 'Everything a control loop needs, from the sensor in the line to the valve that closes it. Each part number comes with its build time, its drawings and its certificates.',
      primary: { label: 'Browse control valves', href: '/products/control-valves' },
      secondary: { label: 'Ask for a sizing', href: '/request-a-quote?about=advice' },
      imageAlt: 'Line drawing of a globe control valve with its actuator',
      callouts: [
        { title: 'HP-2210 globe control valve', text: 'DN 15 to DN 200, up to PN 160' },
        { title: 'Leakage class V', text: 'Test record by serial number' },
      ],
    },
    tasks: [
      { label: 'Find a spare kit', text: 'By valve or part number', icon: 'box', href: '/search?search=seal%20kit' },
      { label: 'Book a calibration', text: 'ISO/IEC 17025, five days', icon: 'check', href: '/contact-us?subject=repairs' },
      { label: 'Compare flow meters', text: 'By principle, size, output', icon: 'list', href: '/products/flow-measurement' },
      {
        label: 'Ask an engineer',
        text: 'Reply the same working day',
        icon: 'chat',
        href: '/contact-us?subject=technical&topic=Technical%20question',
      },
    ],
    categories: {
      title: 'Equipment by function in the loop',
      text: 'Measure, decide, act: seven groups with data sheets, drawings and build times.',
      all: 'All products',
    },
    feature: {
      title: 'Your shutdown date sets our build plan',
      lead: 'Send us the tag list for the turnaround. We decide with you for each tag whether to repair, fit new trim or replace, reserve time on the test bench and confirm a date for every line. If a line slips, you hear it the same day, with the reason.',
      figures: [
        { value: '96.2%', label: 'of order lines delivered on the confirmed date, last 12 months' },
        { value: '5 days', label: 'build time for an HP-2210 up to DN 100 with standard trim' },
        { value: '15 years', label: 'of spare parts after a series has ended' },
      ],
      imageAlt: 'Pressure transmitter with local display',
    },
    ways: {
      title: 'From data sheet to recalibration',
      tabs: [
        {
          label: 'Specify',
          title: 'Start with the process data',
          text: 'Give us medium, flow, pressures and temperature. An application engineer returns a sizing sheet with trim, noise level and actuator thrust.',
          points: [
            'Sizing to IEC 60534, calculation attached',
            'Materials checked against NACE MR0175 on request',
            'Dimensional drawings and 3D models for HP-2210 and HP-2260',
          ],
        },
        {
          label: 'Order',
          title: 'One line per tag',
          text: 'Tag number, part number and required certificates stay together on one order line, from quotation to packing list.',
          points: [
            'The prices of your own account after sign-in',
            'Build time for every option you choose',
            'EN 10204 3.1 material certificates ordered with the part',
          ],
        },
        {
          label: 'Commission',
          title: 'Documents by serial number',
          text: 'The serial number on the nameplate opens the record of that very unit: what was built, how it was set and what the test bench read.',
          points: [
            'Factory settings and calibration record',
            'HART and PROFIBUS PA device descriptions',
            'Operating and safety manuals in six languages',
          ],
        },
        {
          label: 'Maintain',
          title: 'Repair, recalibrate or replace',
          text: 'We keep the calibration interval of each instrument and tell you what is due before your planner has to ask.',
          points: [
            'Reminder 30 days before calibration is due',
            'Spare kits by the serial number of the valve',
            'A named successor for every discontinued part',
          ],
        },
      ],
    },
    stories: {
      title: 'From plants we supply',
      slides: [
        {
          heading: 'Forty-two valves in an eleven-day stop',
          text: 'We sent the tag list in May and had a decision for every valve in June: 29 repaired, nine with new trim, four replaced. All 42 were back on site two days before start-up.',
          author: 'Marta Kowalczyk',
          role: 'Maintenance planner, ammonia plant, Poland',
        },
        {
          heading: 'A level reading that stopped drifting',
          text: 'The old displacer wanted attention every month. We have checked the HP-3420 guided radar twice this year, and both times there was nothing to adjust.',
          author: 'Daniel Ortega',
          role: 'Instrument technician, refinery, Spain',
        },
        {
          heading: 'Six serial numbers, picked at random',
          text: 'The auditor chose six transmitters and asked for their calibration records. Each one was on the screen within a minute, so we went on to the next item.',
          author: 'Helen Brandt',
          role: 'Quality manager, pharmaceutical site, Germany',
        },
      ],
    },
    news: { title: 'From the works', readMore: 'Read more' },
    questions: {
      title: 'What our desk is asked most',
      items: [
        {
          question: 'How do I find the successor of a discontinued part?',
          answer:
            'Search for the old part number. If there is a successor, the product page names it and lists the differences in dimensions, connections and output. For the HP-1800 series it is HP-3110.',
        },
        {
          question: 'Which certificates can I still order after delivery?',
          answer:
            'Calibration certificates, leakage test records and SIL declarations can be issued later by serial number. Material certificates to EN 10204 3.1 have to be ordered with the part, because they follow the heat through production.',
        },
        {
          question: 'What does the build time include?',
          answer:
            'Assembly, adjustment and final test at our works, counted in working days from the order confirmation. Transport is shown separately and depends on the country.',
        },
        {
          question: 'Do you calibrate instruments of other makes?',
          answer:
            'Yes: pressure, temperature and flow, provided that the adjustment procedure of the maker is available. The certificate states the readings as found and as left.',
        },
      ],
    },
    desk: {
      title: 'Plant down?',
      text: 'A service technician who can release spare parts answers this line day and night.',
      phone: '+1 555 0160',
      action: { label: 'Contact the service desk', href: '/contact-us' },
    },
  },
  services: {
    title: 'Services',
    description:
      'Valve repair, accredited calibration, sizing, commissioning, spare parts planning and training for valves and instruments in process plants.',
    lead: 'Half of our technicians work at customers’ sites, the other half at the benches in Bydgoszcz, Cologne, Baton Rouge and Perth. Both write into the same record of your equipment.',
    offers: [
      {
        title: 'Valve repair',
        text: 'Inspection report and fixed price within three working days of receipt. Repaired valves are tested to EN 12266-1 and carry 12 months’ warranty.',
        icon: 'wrench',
      },
      {
        title: 'Calibration',
        text: 'Pressure, temperature and flow, accredited to ISO/IEC 17025. Five working days in the laboratory, or on site with a mobile bench.',
        icon: 'check',
      },
      {
        title: 'Sizing and selection',
        text: 'Control valves to IEC 60534, flow elements to ISO 5167, safety functions up to SIL 3. You receive the calculation, not only the result.',
        icon: 'gear',
      },
      {
        title: 'Commissioning',
        text: 'Loop checks, positioner set-up and signature curves as a baseline for later diagnostics. Handover with a signed protocol per tag.',
        icon: 'building',
      },
      {
        title: 'Spare parts planning',
        text: 'We compare your stock list with what is installed and mark what is missing, surplus or superseded. Reviewed once a year.',
        icon: 'box',
      },
      {
        title: 'Training',
        text: 'Two-day courses on real valves and transmitters: diagnosis, trim change, HART configuration. At most eight participants.',
        icon: 'book',
      },
    ],
    sections: [
      {
        heading: 'Sending equipment in',
        paragraphs: [
          'Open a return in the portal before you ship. You receive a return number and a shipping label, and you can follow the unit from receipt to dispatch.',
          'Please rinse equipment that was in contact with the process and enclose the decontamination declaration. Without it we may not open the crate, and the repair time does not start.',
        ],
      },
      {
        heading: 'Service agreements',
        paragraphs: [
          'An agreement fixes response time, hourly rates and a reserved share of the test bench during your shutdown. It runs for one to five years and lists the covered equipment by serial number.',
          'The standard response time on site is 48 hours, with the 24-hour option 24 hours in the countries where we have technicians of our own.',
        ],
      },
    ],
  },
  about: {
    title: 'About Halden Process Solutions',
    description:
      'Who builds and services Halden control valves, transmitters and controllers, where we do it and which standards our works and laboratories meet.',
    lead: 'We build control valves and process instruments for chemicals, energy, water, food and pharmaceuticals, and we keep them running for as long as the plant does.',
    figures: [
      { value: '1964', label: 'first control valve delivered' },
      { value: '1,180', label: 'people at four locations' },
      { value: '3', label: 'accredited calibration laboratories' },
    ],
    quote: {
      text: 'A valve leaves the bench when the technician who tested it has signed the record. Nobody else can release it, me included.',
      author: 'Agnieszka Lewandowska',
      role: 'Head of the valve works, Bydgoszcz',
    },
    sections: [
      {
        heading: 'What we make, and where',
        paragraphs: [
          'Valves and actuators come from Bydgoszcz, transmitters and flow meters from Cologne. Baton Rouge and Perth assemble from stocked modules, hold the regional spare parts and run the repair shops.',
          'Bodies are cast by three foundries that we audit every year. Trims, diaphragms and sensor cells are made in our own works.',
        ],
      },
      {
        heading: 'What we are certified for',
        paragraphs: [
          'All works are certified to ISO 9001 and ISO 14001. Pressure equipment is built under the Pressure Equipment Directive, modules H and B+D; explosion-protected devices carry ATEX and IECEx certificates.',
          'The calibration laboratories in Cologne, Baton Rouge and Perth are accredited to ISO/IEC 17025. The current scopes are enclosed with every certificate.',
        ],
      },
      {
        heading: 'How long we stand by a product',
        paragraphs: [
          'The end of a series is announced at least six months before the last order date. Spare parts remain available for 15 years after that, and a successor is named by part number wherever one exists.',
        ],
      },
    ],
  },
  news: [
    {
      slug: 'hp-2210-build-time-five-days',
      date: '2026-11-18',
      title: 'HP-2210 up to DN 100 now built in five working days',
      summary:
        'A second assembly cell in Bydgoszcz separates standard trims from special ones. The build time falls from nine days to five.',
      paragraphs: [
        'Until October, standard and special versions of the HP-2210 shared one assembly line. A single valve with a low-noise cage could hold up ten ordinary ones behind it. Since 2 November, a second cell has been building only bodies up to DN 100 with parabolic or ported trim.',
        'The build time for these versions is now five working days from order confirmation, including the leakage test. For low-noise, anti-cavitation and bellows versions it remains 15 working days.',
        'Open orders have been rescheduled. If your date has moved forward and you do not want the valve earlier, the order desk will keep the old date on request.',
      ],
    },
    {
      slug: 'cologne-laboratory-flow-scope',
      date: '2026-11-05',
      title: 'Cologne laboratory calibrates flow meters up to DN 200',
      summary: 'The accredited scope now covers 0.05 to 800 m³/h with water, at an expanded uncertainty of 0.08%.',
      paragraphs: [
        'The new rig in Cologne has passed its assessment. Electromagnetic, Coriolis and ultrasonic meters up to DN 200 can now be calibrated with water under ISO/IEC 17025; the limit used to be DN 80.',
        'A calibration takes five working days and covers five flow points, as found and as left. Meters of other makes are accepted.',
        'Baton Rouge keeps its present scope up to DN 100. Larger meters from the Americas travel to Cologne at the same price; allow ten days for transport.',
      ],
    },
    {
      slug: 'hp-1800-last-orders',
      date: '2026-10-22',
      title: 'HP-1800 pressure transmitters: last orders on 31 March 2027',
      summary: 'HP-3110 takes over with the same process connections. Spare parts for the HP-1800 remain available until 2042.',
      paragraphs: [
        'After 19 years, we are ending production of the HP-1800 series. Orders are accepted until 31 March 2027 for delivery by 30 September 2027.',
        'The successor HP-3110 fits the same manifolds and wiring, measures to 0.04% of span instead of 0.1% and is certified for SIL 2. Its housing is 14 mm taller, which matters only in narrow protective boxes.',
        'Each HP-1800 product page names its replacement with all options. Electronics modules and sensor cells for repair remain available until 2042.',
      ],
    },
  ],
  contact: {
    title: 'Contact us',
    description:
      'Order desk, application engineers and service technicians of Halden Process Solutions: phone numbers and hours for each region.',
    lead: 'Please have the part number or the serial number from the nameplate at hand. With either, the first person you reach can usually help.',
    desks: [
      { name: 'Americas, Baton Rouge', phone: '+1 555 0161', hours: 'Monday to Friday, 07:00 to 18:00 Central Time' },
      {
        name: 'Europe, Middle East and Africa, Cologne',
        phone: '+49 221 4710 262',
        hours: 'Monday to Friday, 07:30 to 17:30 CET',
      },
      {
        name: 'Asia-Pacific, Perth',
        phone: '+61 8 5550 0163',
        hours: 'Monday to Friday, 08:00 to 17:00, UTC+8, English and Mandarin',
      },
    ],
    sections: [
      {
        heading: 'Which desk for what',
        paragraphs: [
          'The order desk deals with quotations, dates and changes to orders. Application engineers answer questions on sizing, materials and hazardous areas and need the process data for that.',
          'For repairs and calibrations, open a case in the portal: photographs and serial number reach the workshop with it.',
        ],
      },
      {
        heading: 'Outside office hours',
        paragraphs: [
          'If a unit is standing still, call +1 555 0160 at any hour. The technician on duty can release spare parts from all four warehouses and arrange a courier.',
        ],
      },
    ],
  },
}
