import type { TenantCopy } from '#demo/tenant-copy.ts'

export const copy: TenantCopy = {
  navigation: [
    { label: 'Services', href: '/services' },
    { label: 'About us', href: '/about' },
    { label: 'Contact', href: '/contact-us' },
  ],
  home: {
    title: 'Gas detection, machine safety and mobile scanning',
    description:
      'Gas detectors, safety switches, protective equipment, scanners and label printers for plants and warehouses, kept in calibration.',
    hero: {
      title: 'Tested before the shift begins',
      lead: 'Equipment for people who work around gas, machines and moving goods. Each device comes with its certificate, and a date when it is next due.',
      primary: { label: 'See all equipment', href: '/products' },
      secondary: { label: 'Book a calibration', href: '/contact-us?subject=repairs' },
      imageAlt: 'Line drawing of an HS-330 four-gas detector with clip',
      callouts: [
        { title: 'HS-330 four-gas detector', text: 'O₂, CO, H₂S and combustible gas' },
        { title: '18 h on one charge', text: 'IP68, 245 g with clip' },
      ],
    },
    tasks: [
      { label: 'Gas detectors', href: '/products/gas-detection', text: 'Portable, fixed, docking', icon: 'alert' },
      { label: 'Calibration due', href: '/secure/equipment', text: 'By post or on your site', icon: 'clock' },
      { label: 'Scanners', href: '/products/scanning-and-mobility', text: 'Hand-held, ring, vehicle', icon: 'search' },
      { label: 'Order spares', href: '/shop/sps/quickCart', text: 'Sensors, filters, batteries', icon: 'wrench' },
    ],
    categories: {
      title: 'Equipment by hazard and task',
      text: 'Start with what can go wrong or what has to be counted. Standards and approvals are filters, not footnotes.',
      all: 'All equipment',
    },
    feature: {
      title: 'A device is only as good as its last test',
      lead: 'Bump tests, calibrations and sensor changes are kept by serial number. When the auditor asks, the record is a page, not a search through binders.',
      figures: [
        { value: '3 days', label: 'turnaround for calibration by post, door to door' },
        { value: '112,000', label: 'devices with a live test record' },
        { value: '99.2%', label: 'of due dates met in managed fleets, last 12 months' },
      ],
      imageAlt: 'Docking station with four gas detectors during a bump test',
    },
    ways: {
      title: 'How a site gets equipped',
      tabs: [
        {
          label: 'Assess',
          title: 'Walk the site with someone who has seen worse',
          text: 'A safety engineer spends a day with your supervisors and lists hazards, zones and devices. You keep the list, whoever you buy from.',
          points: [
            'Zones and gas groups marked on your plan',
            'Required performance level for each machine guard',
            'Scan distances and drop heights measured',
          ],
        },
        {
          label: 'Try',
          title: 'Try it for two weeks on your own shift',
          text: 'Take up to ten devices on loan. Gloves, noise and rain decide more than a data sheet does.',
          points: [
            'Loan devices arrive charged, configured and calibrated',
            'Free of charge for 14 days',
            'Feedback form in your crew’s language',
          ],
        },
        {
          label: 'Keep going',
          title: 'Leave the due dates to us',
          text: 'Managed fleets get a swap unit before the old one is due. Nobody goes into a tank with a detector that expired on Sunday.',
          points: [
            'Calibrated swap units sent 10 days ahead',
            'One invoice per site and month',
            'Test records for auditors, with read-only access',
          ],
        },
      ],
    },
    stories: {
      title: 'Told by the people on shift',
      slides: [
        {
          heading: 'The alarm that nobody argued with',
          text: 'At 25 ppm the HS-330 went off and four men climbed out of the pit. They had seen it pass the bump test that morning, so nobody tapped it and carried on.',
          author: 'Gareth Pugh',
          role: 'Shift supervisor, Cwmafon water works',
        },
        {
          heading: 'Eleven minutes less per truck',
          text: 'The drivers scan from the seat now, up to 15 metres. Loading a truck took 47 minutes before and takes 36 today, with fewer wrong pallets.',
          author: 'Katarzyna Wilk',
          role: 'Warehouse manager, Bałtyk Logistyka',
        },
        {
          heading: 'An audit in one morning',
          text: 'The inspector picked twelve safety switches at random. We opened twelve records on the tablet and were done before lunch.',
          author: 'Laurent Fabre',
          role: 'Safety officer, Papeteries du Vercors',
        },
      ],
    },
    news: { title: 'Notes from the field', readMore: 'Read the note' },
    questions: {
      title: 'What safety officers ask us',
      items: [
        {
          question: 'How often must a gas detector be calibrated?',
          answer:
            'For the HS-330 every 180 days, or after an alarm beyond the measuring range. A bump test belongs before every shift. National rules or your own risk assessment may demand shorter intervals.',
        },
        {
          question: 'May devices be used in explosive atmospheres?',
          answer:
            'Those marked II 1G or II 2G may, in the zone stated on the certificate. Filter the list by ATEX or IECEx zone; the certificate is among the documents of each product.',
        },
        {
          question: 'How long do sensors and filters keep?',
          answer:
            'Electrochemical sensors two to three years, filters up to five in sealed packs. We ship nothing with less than three quarters of its shelf life left.',
        },
        {
          question: 'Will the scanner work with our warehouse software?',
          answer:
            'Scanners send plain keyboard input or data to an interface, so nearly always. Send us a sample label and the name of the software, and we will return a tested configuration.',
        },
      ],
    },
    desk: {
      title: 'Alarm, leak or broken guard?',
      text: 'Make the area safe first, then call. We lend replacement devices the same day.',
      phone: '+1 555 0183',
      action: { label: 'Ask for a loan device', href: '/contact-us?subject=repairs' },
    },
  },
  services: {
    title: 'Calibration, repair and fleet care',
    description:
      'Calibration by post or on site, repair, rental, site assessment, fit testing and device set-up for safety and scanning equipment.',
    lead: 'Safety equipment ages on the shelf as well as on the belt. These services keep every device in date and every record in order.',
    offers: [
      {
        title: 'Calibration',
        text: 'In three days by post or on your site with a mobile bench, up to 120 detectors a day. Accredited to ISO/IEC 17025.',
        icon: 'gear',
      },
      {
        title: 'Repair',
        text: 'Flat prices for detectors, scanners and printers, five working days. Loan device for as long as it takes.',
        icon: 'wrench',
      },
      {
        title: 'Rental',
        text: 'Detectors, blowers and rescue sets for shutdowns, from one day to six months. Delivered calibrated.',
        icon: 'truck',
      },
      {
        title: 'Site assessment',
        text: 'Gas zones, machine guards and alarm audibility checked in a day, report within a week.',
        icon: 'eye',
      },
      {
        title: 'Fit testing',
        text: 'Quantitative mask fit tests on your premises, 20 minutes a person, with a card for each wearer.',
        icon: 'user',
      },
      {
        title: 'Device set-up',
        text: 'Scanners, mobile computers and printers configured, labelled and enrolled before they reach the dock.',
        icon: 'box',
      },
    ],
    sections: [
      {
        heading: 'Calibration by post',
        paragraphs: [
          'Register the serial numbers, print the label and hand in the box. On the day of arrival each device is read out, tested as found, calibrated and tested again. Both results are on the certificate.',
          'Sensors that will not last until the next interval are reported before we change them. You decide; we do not fit parts unasked.',
        ],
      },
      {
        heading: 'During shutdowns',
        paragraphs: [
          'For planned shutdowns we place a container on your site: bench, loan devices, spare sensors and a technician on every shift. Book eight weeks ahead, twelve in spring and autumn.',
        ],
      },
    ],
  },
  about: {
    title: 'About Halden Safety & Productivity',
    description:
      'Halden Safety & Productivity makes gas detectors, safety switches, protective equipment and scanners for plants and warehouses.',
    lead: 'Our customers wear our products or hold them for eight hours. Weight, grip and a loud enough alarm matter more to them than a long feature list.',
    figures: [
      { value: '1971', label: 'first methane detector, built for a coal mine' },
      { value: '26', label: 'calibration laboratories on four continents' },
      { value: '1.8 m', label: 'drop onto concrete, survived by every hand-held device' },
    ],
    quote: {
      text: 'We never ask whether a worker will drop it. We ask how often, from where, and into what.',
      author: 'Shauna McBride',
      role: 'Head of testing, Halden Safety & Productivity',
    },
    sections: [
      {
        heading: 'Two trades under one roof',
        paragraphs: [
          'Safety and scanning grew up apart: detectors for mines and refineries, bar code readers for parcel depots. They met when plants wanted both on one belt, one charger and one list.',
          'Since 2014 both have shared batteries, docking stations and the test hall, where a robot arm drops devices 400 times a day.',
        ],
      },
      {
        heading: 'What we publish',
        paragraphs: [
          'Failure rates, recalls and field notices are public, with serial numbers. If a device fails in a way that could hurt someone, registered users hear from us within 24 hours.',
          'The figures behind performance level calculations come as a library file for the usual calculation tools.',
        ],
      },
    ],
  },
  news: [
    {
      slug: 'field-notice-hs-410-pull-cord-switch',
      date: '2026-11-20',
      title: 'Field notice: check the cord tension of HS-410 switches',
      summary: 'Pull-cord switches built in June 2026 may need more force than stated. A two-minute check tells you.',
      paragraphs: [
        'In 1,140 pull-cord switches of type HS-410, built from 8 to 26 June 2026, a spring from the wrong batch was fitted. They trip reliably, but may need up to 260 N instead of the 200 N the standard allows.',
        'Serial numbers run from 626-0412 to 626-1551. Hang the test weight from the kit on the middle of the cord: if the switch trips, it is in order. If not, stop the conveyor and call us; replacements are sent the same day.',
        'Registered owners were informed on 19 November. No accident has been reported.',
      ],
    },
    {
      slug: 'hs-330-docking-station-tests-in-40-seconds',
      date: '2026-11-09',
      title: 'HS-330 dock now tests in 40 seconds',
      summary: 'New gas routing more than halves the bump test, so a crew of 30 is through the gate in six minutes.',
      paragraphs: [
        'The HS-338 docking station bump-tests a four-gas detector in 40 seconds; its predecessor took 85. The gases now reach all four sensors in parallel instead of one after another.',
        'With four bays a crew of 30 passes in six minutes, changeover included. A 58-litre cylinder lasts for about 1,300 tests, a fifth more than before.',
        'Existing docks can be rebuilt with kit HS-338-U. It takes half an hour, needs no recertification and keeps all stored records.',
      ],
    },
    {
      slug: 'label-that-survives-the-freezer',
      date: '2026-10-22',
      title: 'A label that survives the freezer',
      summary: 'Trials at −28 °C show which adhesive holds on wet cardboard, and how long to wait before scanning.',
      paragraphs: [
        'Labels rarely fail in the freezer; they fail on the way in, on cardboard that is already damp. In our trial with two cold stores we applied 6,000 labels at +4 °C and scanned them after a night, a week and a month at −28 °C.',
        'Standard acrylic adhesive lost 11% within a week. The HS-L72 material lost none in a month, provided it was pressed on for two seconds and left alone for ten minutes.',
        'Print darkness matters as well: two steps above the default keep the code readable through frost. The printer profile can be loaded from the product page.',
      ],
    },
  ],
  contact: {
    title: 'Contact Halden Safety & Productivity',
    description:
      'Call the loan and emergency line, the calibration office or sales support for gas detection, safety and scanning equipment.',
    lead: 'If someone is in danger, call your local emergency number first. For everything after that, one of these three lines is right.',
    desks: [
      { name: 'Loan devices and field notices', phone: '+1 555 0183', hours: 'Every day, 24 hours' },
      { name: 'Calibration and repair', phone: '+1 555 0185', hours: 'Monday to Friday, 06:00 to 18:00' },
      { name: 'Sales and configuration', phone: '+1 555 0188', hours: 'Monday to Friday, 08:00 to 17:30' },
    ],
    sections: [
      {
        heading: 'Sending devices',
        paragraphs: [
          'Switch devices off and pack batteries inside them, never loose. Devices that were in contact with chemicals need a decontamination sheet on the outside of the box, or the laboratory will not open it.',
        ],
      },
      {
        heading: 'Report a near miss',
        paragraphs: [
          'Tell us when a device saved the day or let you down. Reports go to the test hall, not to sales, and may be anonymous.',
        ],
      },
    ],
  },
}
