const names = new Map<string, string>(
  (
    'GPS SMS QR PDF CSV FAQ API AI NFC GDPR HIPAA SSO CRM VAT UI UX RFID IoT OCR iOS Android Stripe PayPal Klarna Adyen ' +
    'QuickBooks Xero GitHub WhatsApp Telegram Twilio Mailchimp HubSpot Salesforce Shopify Zapier Instagram Spotify Fitbit ' +
    'Garmin Strava Okta Facebook YouTube OpenAI Discord Google Apple Microsoft Excel'
  )
    .split(' ')
    .map((name) => [name.toLowerCase(), name]),
);
names.delete('apple');

/** Spells acronyms and makers' names as they are spelled: `gps via stripe` gives `GPS via Stripe`. */
export function withProperNames(text: string): string {
  return text.replace(
    /(?<![\p{L}\p{N}@./-])[a-z]{2,10}(?![\p{L}\p{N}@/-]|\.[a-z])/gu,
    (word) => names.get(word) ?? word,
  );
}

/** Whether a word is a name that keeps its capital inside a sentence. */
export function isProperName(word: string): boolean {
  return word === 'Apple' || names.get(word.toLowerCase()) === word;
}
