import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { wordDocument } from '../../src/features/ideaSubmission/document/wordDocument';
import { attackVectors } from '../../src/testing/attackVectors';

const sample = `# Repairs

## Goals

- Book a repair in **one minute**
  - also by phone
- [x] agreed

1. Choose a workshop

| Id | Requirement |
| --- | --- |
| R1 | The app shall list workshops |

\`\`\`sh
npm start # no heading
\`\`\`

## עברית

${attackVectors.join('\n\n')}

The end.
`;

/** What LibreOffice must show of the sample, in this order. */
const expected = [
  'Repairs',
  'Goals',
  'Book a repair in one minute',
  'also by phone',
  'Choose a workshop',
  'Requirement',
  'The app shall list workshops',
  'npm start # no heading',
  'עברית',
  'The end.',
];

/** Opens a file in LibreOffice without a window, and saves it in another format beside it. */
function convert(file: string, format: string): Buffer {
  const folder = path.dirname(file);
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  try {
    execFileSync('soffice', [
      profile,
      '--headless',
      '--convert-to',
      format,
      '--outdir',
      folder,
      file,
    ]);
  } catch (error) {
    throw new Error(
      'soffice failed. Install LibreOffice Writer: apt-get install libreoffice-writer',
      {
        cause: error,
      },
    );
  }
  const extension = format.split(':')[0] ?? format;
  return readFileSync(file.replace(/docx$/, extension));
}

/** Has LibreOffice open a Word file of the application, as text and as PDF; throws if something of it is missing. */
async function checkWordFile(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ideakiln-word-'));
  try {
    const file = path.join(folder, 'sample.docx');
    const written = await wordDocument(sample, 'Sample');
    writeFileSync(file, Buffer.from(await written.arrayBuffer()));
    const text = convert(file, 'txt:Text (encoded):UTF8').toString();
    let place = -1;
    for (const words of expected) {
      place = text.indexOf(words, place + 1);
      if (place === -1) throw new Error(`LibreOffice does not show "${words}" in its place.`);
    }
    const pdf = convert(file, 'pdf');
    if (!pdf.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new Error('No PDF was made.');
    console.log(`LibreOffice shows all ${expected.length} parts; the PDF has ${pdf.length} bytes.`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

checkWordFile().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
