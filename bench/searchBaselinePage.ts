import { searchRows } from './searchRows';

const screenful = 20;

const rows = searchRows(Number(new URLSearchParams(window.location.search).get('rows')));
const texts = rows.map(({ name, email, phone, company }) =>
  [name, email, phone, company].join('\n').toLowerCase(),
);

const field = document.createElement('input');
field.type = 'search';
field.ariaLabel = 'Search customers';
const output = document.createElement('output');
const table = document.createElement('table');
document.body.append(field, output, table);

function show(): void {
  const query = field.value.trim().toLowerCase();
  const found = rows.filter((_, place) => texts[place]?.includes(query));
  output.textContent = String(found.length);
  const body = document.createElement('tbody');
  for (const { name, email, phone, company, status, lastContact, totalValue } of found.slice(
    0,
    screenful,
  )) {
    const row = body.insertRow();
    const head = document.createElement('th');
    head.textContent = name;
    row.append(head);
    for (const value of [email, phone, company, status, lastContact, String(totalValue)]) {
      row.insertCell().textContent = value;
    }
  }
  table.replaceChildren(body);
}

field.addEventListener('input', show);
show();
