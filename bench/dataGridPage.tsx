import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { searchRows } from './searchRows';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', width: 220 },
  { field: 'email', headerName: 'Email', width: 260 },
  { field: 'phone', headerName: 'Phone', width: 150 },
  { field: 'company', headerName: 'Company', width: 140 },
  // The customers' search covers only the four fields above.
  ...['status', 'lastContact', 'totalValue'].map((field) => ({
    field,
    width: 120,
    getApplyQuickFilterFn: () => null,
  })),
];

const rows = searchRows(Number(new URLSearchParams(window.location.search).get('rows')));

/** MUI's data grid behind a plain field, with its quick filter but without its toolbar's debounce. */
function DataGridPage() {
  const [text, setText] = useState('');
  return (
    <>
      <input
        type="search"
        aria-label="Search customers"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
        }}
      />
      <div style={{ height: 700 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          filterModel={{ items: [], quickFilterValues: text.trim() === '' ? [] : [text.trim()] }}
        />
      </div>
    </>
  );
}

const container = document.createElement('div');
document.body.append(container);
createRoot(container).render(<DataGridPage />);
