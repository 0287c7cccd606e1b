import type { GroupCopy } from '#demo/tenant-copy.ts'

export const groupCopy: GroupCopy = {
  productsLabel: 'Products',
  footer: {
    about: 'One front door to five businesses: parts, documents, orders and people who know the equipment.',
    headings: { products: 'Products', services: 'Services', company: 'Company', legal: 'Legal' },
    links: {
      allProducts: 'All products',
      services: 'Services',
      about: 'About',
      contactUs: 'Contact us',
      privacy: 'Privacy',
      termsOfSale: 'Terms of sale',
      accessibility: 'Accessibility',
      cookies: 'Cookies',
    },
    copyright: '© {year} Halden group',
  },
  errors: {
    notFound: {
      title: 'There is no page at this address',
      lead: 'The address may contain a typing error, or the page has moved. Carry on from here.',
      ways: [
        { label: 'All products', text: 'By category or part number', href: '/products' },
        { label: 'Services', text: 'What we do after delivery', href: '/services' },
        { label: 'Contact us', text: 'Phone numbers and hours by region', href: '/contact-us' },
      ],
    },
    failed: {
      title: 'Something failed on our side',
      lead: 'The page could not be shown. Please try again in a minute. If it fails again, tell us the address and the time, and we will look for the cause.',
    },
  },
  legal: {
    privacy: {
      title: 'Privacy',
      description:
        'Which personal data the Halden sites store, what it is used for, who can see it, how long it is kept and how to have it corrected or deleted.',
      lead: 'What we store about you, why, and who can see it. This page applies to all five Halden sites; each keeps its customers’ data apart from the others.',
      sections: [
        {
          heading: 'What we store',
          paragraphs: [
            'For your account: name, e-mail address, phone number, company, role and the customer accounts you may act for. From your work in the portal: orders, invoices, cases, saved items, preferences and the licence agreements you accepted.',
            'Passwords are stored only in a form from which they cannot be recovered. If your company uses its own sign-in service, your password never reaches us.',
          ],
        },
        {
          heading: 'What we use it for',
          paragraphs: [
            'To fulfil orders, answer cases, grant or refuse access to tools, and inform you about what you asked for. Data from a form is used for the purpose named in that form.',
            'We record which pages, products, documents, orders and cases are opened and what is searched for, in order to find faults and improve the site. We do not sell this data, and we do not combine it with your use of other websites.',
          ],
        },
        {
          heading: 'Who can see it',
          paragraphs: [
            'Colleagues of your company see the orders and cases of the accounts they share with you. Our customer service may act on your behalf; each such action is recorded with person and time.',
            'Companies that host the site or deliver mail for us process data on our instructions only.',
          ],
        },
        {
          heading: 'How long we keep it, and your rights',
          paragraphs: [
            'Account data is deleted when the account is closed. Orders and invoices are kept for as long as commercial and tax law requires.',
            'You may ask for access, correction, deletion or a copy of your data, and you may object to its use. Please get in touch through the contact page. You may also complain to the data protection authority of your country.',
          ],
        },
      ],
    },
    termsOfSale: {
      title: 'Terms of sale',
      description:
        'How orders, prices, delivery, warranty and software licences work when your company buys from a business of the Halden group on this site.',
      lead: 'These terms apply between companies. A contract that you have signed with us takes precedence over them.',
      sections: [
        {
          heading: 'Offers and orders',
          paragraphs: [
            'Products shown on the site are an invitation to order. The contract is made when we confirm the order in writing; the automatic message after an order only confirms that it has arrived.',
            'Products built to order can be changed or cancelled until production starts. After that, we charge the costs already incurred.',
          ],
        },
        {
          heading: 'Prices and payment',
          paragraphs: [
            'After sign-in you see the prices of your account in its currency. Value added tax and transport are added and stated in the order confirmation.',
            'Invoices are due within 30 days of the invoice date unless the account has other terms.',
          ],
        },
        {
          heading: 'Delivery',
          paragraphs: [
            'Delivery is FCA at the warehouse named in the confirmation (Incoterms 2020). The confirmed date is the date of handover to the carrier.',
            'Some products require an export licence or a declaration of end use. The delivery time begins when these are available.',
          ],
        },
        {
          heading: 'Warranty and software',
          paragraphs: [
            'The warranty period is stated in the order confirmation and is at least 12 months from delivery. Please report defects without delay and open a return in the portal before you send goods back.',
            'Software is licensed, not sold. The licence agreement shown before the download applies to it.',
          ],
        },
      ],
    },
    accessibility: {
      title: 'Accessibility',
      description:
        'How the Halden sites can be used with a keyboard, a screen reader or enlarged text, which limitations we know of and how to report an obstacle.',
      lead: 'Our aim is conformity with WCAG 2.2, level AA, on every page, public or signed in.',
      sections: [
        {
          heading: 'What works',
          paragraphs: [
            'Everything can be reached and operated with the keyboard, and the focus is always visible. Headings, tables, forms and messages are named for screen readers.',
            'Text can be enlarged to 400% without scrolling sideways. The pages follow your system’s settings for dark mode and reduced motion. Public content can be read without scripts.',
          ],
        },
        {
          heading: 'What does not work yet',
          paragraphs: [
            'Manuals and certificates are offered as the PDF files in which they were issued, and not all of these are tagged for screen readers. We provide a readable version on request.',
            'Product pictures are drawn and have a short description; dimensions shown only in a drawing are also in the data sheet in most cases, but not in all.',
          ],
        },
        {
          heading: 'Tell us',
          paragraphs: [
            'If something stops you, contact us through the contact page and name the address and the device you use. You will receive an answer within five working days.',
            'Pages are checked automatically before each release. Automatic checks do not find everything, so your report helps.',
          ],
        },
      ],
    },
    cookies: {
      title: 'Cookies',
      description:
        'Every cookie and storage entry the Halden sites set, with its name, its purpose and its lifetime, and what happens if you delete or block them.',
      lead: 'We set cookies that the site needs in order to work and to remember your choices. There are no advertising cookies.',
      sections: [
        {
          heading: 'Country and language',
          paragraphs: [
            'usr_country and usr_lang remember your country and language for 24 months, on some sites only until you close the browser.',
            'dtm holds the market for which the catalogue is shown, derived from your location, for one day at most. selecteddtm holds the market that you chose yourself and takes precedence.',
          ],
        },
        {
          heading: 'Sign-in and cart',
          paragraphs: [
            '{tenant}-token identifies your session; scripts cannot read it. {tenant}-isAuthenticated only tells the page that you are signed in and gives no access by itself. Both end when you sign out or the session expires.',
            'An encrypted cookie passes account, currency and cart on to the shop. It is bound to your session and cannot be used without it.',
          ],
        },
        {
          heading: 'Notices and requests',
          paragraphs: [
            'A cookie whose name starts with notification- records that you dismissed a notice, so that it stays hidden for the number of days set for it.',
            'Enable Training notes that your request for training access is pending. contact-us-click-url remembers the page from which you opened the contact page. Each is used only on the site that needs it.',
          ],
        },
        {
          heading: 'Storage in the browser, and deleting it',
          paragraphs: [
            'Recent searches, recently viewed parts, comparison lists, the chosen account and the remaining session time are kept in the storage of your browser. The chosen accounts are removed when you are signed out.',
            'You can delete or block all of this in the settings of your browser. The public pages remain readable; signing in and ordering do not work without the sign-in cookies.',
          ],
        },
      ],
    },
  },
}
