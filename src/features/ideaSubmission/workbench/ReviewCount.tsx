import Link from '@mui/material/Link';

/** The element id of the review. */
export const reviewId = 'review';

/** The number of the review's findings, which leads to them. */
export function ReviewCount({ count }: { count: number }) {
  return (
    <Link
      component="button"
      type="button"
      variant="body2"
      sx={{ justifySelf: 'start' }}
      onClick={() => {
        const review = document.getElementById(reviewId);
        review?.scrollIntoView({ block: 'nearest' });
        review?.focus({ preventScroll: true });
      }}
    >
      {`Review: ${count === 0 ? 'no findings' : count === 1 ? '1 finding' : `${count} findings`}`}
    </Link>
  );
}
