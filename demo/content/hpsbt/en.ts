import type { TenantCopy } from '#demo/tenant-copy.ts'

export const copy: TenantCopy = {
  navigation: [
    { label: 'Services', href: '/services' },
    { label: 'Company', href: '/about' },
    { label: 'Contact and support', href: '/contact-us' },
  ],
  home: {
    title: 'Software for plant data, assets and energy',
    description:
      'Historian, operations, asset and energy software for industrial sites: release notes, licence terms, upgrade paths and support dates in one place.',
    hero: {
      title: 'What your plant did, second by second',
      lead: 'HX software collects operating data from your control systems, keeps it for decades and turns it into work your shifts can act on. On your own servers, with a support end date for every release.',
      primary: { label: 'See HX-Historian', href: '/products/plant-historian' },
      secondary: { label: 'Request a trial licence', href: '/contact-us?subject=sales' },
      imageAlt: 'Line drawing of a software suite on stacked server modules',
      callouts: [
        { title: 'HX-Historian 7.4', text: 'Two million tags per server' },
        { title: 'Released 10 November 2026', text: 'Supported until November 2031' },
      ],
    },
    tasks: [
      { label: 'Choose a licence', text: 'Named user, server or site', icon: 'lock', href: '/products/licences-and-services' },
      { label: 'Plan an upgrade', text: 'Direct paths from version 5.2', icon: 'refresh', href: '/services#offer-2' },
      { label: 'Read what changed', text: 'HX-Historian 7.4 release', icon: 'file', href: '/news/hx-historian-7-4' },
      {
        label: 'Reach support',
        text: 'Severity 1 in 30 minutes',
        icon: 'help',
        href: '/contact-us?subject=technical&topic=Support%20request',
      },
    ],
    categories: {
      title: 'Products by the question they answer',
      text: 'What happened, what is about to fail, what it costs and who has to know.',
      all: 'All products',
    },
    feature: {
      title: 'An upgrade you can rehearse',
      lead: 'Every production licence includes a test server. Run the upgrade there on a copy of your archive, read the comparison report, then repeat the same steps in production. The way back to the old version is part of the procedure.',
      figures: [
        { value: '47 min', label: 'median downtime of a historian upgrade, last 12 months' },
        { value: '312', label: 'archives upgraded with us so far, none with lost samples' },
        { value: '5 years', label: 'of support for every main release from its first day' },
      ],
      imageAlt: 'Edge gateway for rail mounting with network ports',
    },
    ways: {
      title: 'From trial to retirement of a system',
      tabs: [
        {
          label: 'Evaluate',
          title: 'Try it with your own tags',
          text: 'A trial licence runs for 60 days without functional limits. Connect it to a live OPC UA server or load a file of historical values.',
          points: [
            'Installs on one virtual machine in about 20 minutes',
            'Trial data stays when you enter a paid licence key',
            'Sizing table by tag count and scan rate',
          ],
        },
        {
          label: 'Connect',
          title: 'Read from the systems you have',
          text: 'HX-Edge collects at the source, buffers when the network is down and sends outwards only. Nothing in the control network has to accept a connection.',
          points: [
            'OPC UA, OPC Classic, Modbus TCP, MQTT and 38 vendor drivers',
            'Local buffer for 14 days at 5,000 values per second',
            'Conforms to zones and conduits of IEC 62443',
          ],
        },
        {
          label: 'Operate',
          title: 'Same numbers in every report',
          text: 'Calculations are defined once, versioned and signed off. The shift report, the energy balance and the board’s dashboard read the same value.',
          points: [
            'Audit trail for every changed formula and limit',
            'Electronic signatures to 21 CFR Part 11 in HX-Comply',
            'REST and SQL access to all data, documented',
          ],
        },
        {
          label: 'Renew',
          title: 'Know your dates three years ahead',
          text: 'The portal lists each licence with version, support end and the upgrade path that applies to it.',
          points: [
            'Renewal quotation 90 days before maintenance ends',
            'Licence keys moved to new hardware without charge',
            'Full export to open formats when a system is retired',
          ],
        },
      ],
    },
    stories: {
      title: 'What customers changed',
      slides: [
        {
          heading: 'Twenty-two years of data in one weekend',
          text: 'We moved 410,000 tags from a historian nobody supported any more. The comparison report found 37 gaps, and every one of them already existed in the old archive.',
          author: 'Ingrid Solheim',
          role: 'Head of automation, pulp mill, Norway',
        },
        {
          heading: 'The compressor we did not have to open',
          text: 'HX-Asset flagged bearing 3 eleven weeks before the planned overhaul. We changed an oil cooler instead of a rotor and kept the date.',
          author: 'Piotr Zieliński',
          role: 'Reliability engineer, gas storage, Poland',
        },
        {
          heading: 'An energy audit without spreadsheets',
          text: 'For ISO 50001 we used to collect meter readings from nine buildings by e-mail. Now the auditor logs in, sees the baseline and the formula behind it, and asks better questions.',
          author: 'Claire Fontaine',
          role: 'Energy manager, dairy, France',
        },
      ],
    },
    news: { title: 'Releases and advisories', readMore: 'Read the note' },
    questions: {
      title: 'Before you ask for a quotation',
      items: [
        {
          question: 'Do I need a cloud subscription?',
          answer:
            'No. All HX products run on your own Windows or Linux servers, without a permanent internet connection. HX-Insight is also offered as a hosted service in data centres in Dublin and Frankfurt.',
        },
        {
          question: 'What happens when maintenance runs out?',
          answer:
            'The software continues to run: licences are perpetual. You no longer receive new releases, security updates or support, and you can resume maintenance within 12 months without a surcharge.',
        },
        {
          question: 'Which versions can I upgrade from?',
          answer:
            'HX-Historian 7.4 upgrades directly from 5.2 and later. Older archives are first converted to 5.2 with a free tool, which does not change the original files.',
        },
        {
          question: 'How is a tag counted?',
          answer:
            'One tag is one measured or manually entered value with its own history. Calculated values, forecasts and alarms derived from it are not counted.',
        },
      ],
    },
    desk: {
      title: 'Production system down?',
      text: 'Severity 1 calls go straight to an engineer with access to the source code, around the clock.',
      phone: '+1 555 0170',
      action: { label: 'See all support desks', href: '/contact-us' },
    },
  },
  services: {
    title: 'Services',
    description:
      'Migration, upgrades, integration, cybersecurity reviews, remote operation and training for HX software, with fixed scope and acceptance criteria.',
    lead: 'The people who install HX software report their findings to the team that writes it. Each engagement has a written scope, acceptance criteria and a named engineer.',
    offers: [
      {
        title: 'Historian migration',
        text: 'Tags, values, annotations and displays from 11 older systems. Closed with a comparison report of every tag, signed by both sides.',
        icon: 'recent',
      },
      {
        title: 'Upgrade assistance',
        text: 'Rehearsal on your test server, upgrade in the agreed window, two days of attention afterwards. Fixed price per server.',
        icon: 'refresh',
      },
      {
        title: 'Integration',
        text: 'Interfaces to ERP, maintenance and laboratory systems through documented REST endpoints, delivered with source and tests.',
        icon: 'grid',
      },
      {
        title: 'Security review',
        text: 'Configuration, accounts, certificates and network paths checked against IEC 62443-3-3. Findings ranked by effort and risk.',
        icon: 'lock',
      },
      {
        title: 'Remote operation',
        text: 'We watch disk space, collectors, licences and backups and correct what we find. Monthly report, access only through your jump host.',
        icon: 'eye',
      },
      {
        title: 'Training',
        text: 'Administrator, analyst and developer courses in six languages, online or in Edinburgh, Minneapolis and Brisbane. Exercises on your own version.',
        icon: 'book',
      },
    ],
    sections: [
      {
        heading: 'Support levels',
        paragraphs: [
          'Standard support answers on working days and is part of every maintenance contract. Critical support adds severity 1 around the clock, with a first answer from an engineer within 30 minutes.',
          'Cases are opened in the portal. Logs and traces that you attach are deleted 90 days after the case is closed.',
        ],
      },
      {
        heading: 'Releases and their lifetime',
        paragraphs: [
          'Each product has one main release a year and a service release every quarter. A main release is supported for five years: three with all corrections, two with security corrections only.',
          'Release notes list every corrected fault by its number, known limitations and the databases, operating systems and browsers that were tested.',
        ],
      },
    ],
  },
  about: {
    title: 'About Halden Performance Software',
    description:
      'Who develops HX-Historian, HX-Insight and HX-Asset, how releases are tested, how vulnerabilities are handled and where our engineers work.',
    lead: 'We write software for people who run plants: operators, reliability and energy engineers, and the IT departments that have to keep it all alive.',
    figures: [
      { value: '1993', label: 'first historian installed, still readable today' },
      { value: '2,650', label: 'sites with a current maintenance contract' },
      { value: '290', label: 'developers, testers and support engineers' },
    ],
    quote: {
      text: 'An archive from 1996 opens in today’s release. We test that with every build, because some of our customers’ licences to operate depend on it.',
      author: 'Ewan Macrae',
      role: 'Head of development, Edinburgh',
    },
    sections: [
      {
        heading: 'How a release is made',
        paragraphs: [
          'Development is in Edinburgh, with a second team in Minneapolis. Every release runs for six weeks against recorded data of 24 customer sites that have agreed to this, before it is offered to anyone.',
          'The development process is certified to IEC 62443-4-1 and ISO 9001. A software bill of materials in CycloneDX format comes with each release.',
        ],
      },
      {
        heading: 'How we handle vulnerabilities',
        paragraphs: [
          'Reports are confirmed within two working days. Advisories state affected versions, a CVSS score, the correction and a workaround for those who cannot update at once.',
          'Customers with maintenance are informed by e-mail at the same moment, before the advisory becomes public.',
        ],
      },
      {
        heading: 'Your data',
        paragraphs: [
          'The archive format is documented and included in the product manual. You can read and export your data without a valid licence.',
        ],
      },
    ],
  },
  news: [
    {
      slug: 'hx-historian-7-4',
      date: '2026-11-10',
      title: 'HX-Historian 7.4 is available',
      summary: 'Two million tags per server, compressed archives a third smaller, direct upgrade from 5.2.',
      paragraphs: [
        'Version 7.4 raises the tested limit from 1.2 to 2 million tags per server. The new archive compression reduces disk usage by 34% on average over our 24 reference data sets; existing archives are converted in the background or stay as they are.',
        'The OPC UA collector now supports certificate renewal without a restart. Queries over more than a year use pre-computed hourly values and answer up to eight times faster.',
        'Windows Server 2016 is no longer supported. The release notes list 61 corrected faults and four known limitations; the installer and its checksum are in the download area.',
        'Version 7.4 is supported until November 2031. Version 6.2 receives security corrections until March 2028.',
      ],
    },
    {
      slug: 'advisory-hx-sa-2026-07',
      date: '2026-11-03',
      title: 'Advisory HX-SA-2026-07: HX-Edge 2.4, 2.5 and 2.6 need an update',
      summary: 'A crafted Modbus answer can stop the collector. Version 2.6.3 corrects it; no data already stored is affected.',
      paragraphs: [
        'A device on the local network that answers with a malformed Modbus TCP frame can stop the collector of HX-Edge 2.4, 2.5 and 2.6 until it is restarted. The CVSS 3.1 score is 6.5. We know of no case in which this was used.',
        'Please install 2.6.3. The update takes about three minutes and the buffer is kept. If you cannot update yet, restrict port 502 to known devices and switch on the automatic restart of the collector.',
        'The fault was reported by a customer’s test team, whom we thank.',
      ],
    },
    {
      slug: 'licence-pools-2027',
      date: '2026-10-15',
      title: 'Named users may be pooled across sites from January 2027',
      summary: 'One pool per company instead of one per server. Existing licences change over without a new key.',
      paragraphs: [
        'Until now a named user of HX-Insight or HX-Asset belonged to one server. From 1 January 2027 users belong to a company pool and may work on every server of that company.',
        'The change needs HX-Licence 4.1, which is free of charge. It runs on site and reports only counts, no names.',
        'Prices per user remain the same. If you hold duplicate users today, you can exchange them for tags or maintenance months until 30 June 2027.',
      ],
    },
  ],
  contact: {
    title: 'Contact and support',
    description:
      'Phone numbers and hours of the HX support desks in Edinburgh, Minneapolis and Brisbane, and who answers questions on licences and security.',
    lead: 'A case in the portal is the quickest way for anything but a standstill: product, version and licence are filled in for you.',
    desks: [
      {
        name: 'Europe, Middle East and Africa, Edinburgh',
        phone: '+44 131 496 0174',
        hours: 'Monday to Friday, 08:00 to 18:00 UK time',
      },
      { name: 'Americas, Minneapolis', phone: '+1 555 0171', hours: 'Monday to Friday, 07:00 to 19:00 Central Time' },
      { name: 'Asia-Pacific, Brisbane', phone: '+61 7 7010 0173', hours: 'Monday to Friday, 08:00 to 18:00, UTC+10' },
    ],
    sections: [
      {
        heading: 'What support needs to know',
        paragraphs: [
          'Product and full version, for example HX-Historian 7.4.1, the time of the first symptom with its time zone, and the support file that the product writes on request. It contains logs and settings, no process values.',
        ],
      },
      {
        heading: 'Licences and quotations',
        paragraphs: [
          'Lost keys, new hardware and additional tags are handled by the licence desk at the same numbers, usually within one working day. Please give the licence number, which starts with HXL.',
        ],
      },
      {
        heading: 'Reporting a vulnerability',
        paragraphs: [
          'Please report security faults by phone or as a confidential case, not in a public forum. You do not need a maintenance contract for this, and we name you in the advisory if you wish.',
        ],
      },
    ],
  },
}
