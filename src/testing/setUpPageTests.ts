import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// CI runs many suites on two cores, where a short wait can take seconds.
configure({ asyncUtilTimeout: 20_000 });
