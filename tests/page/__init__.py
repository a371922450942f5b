"""Tests of the page in a browser."""

import pytest

pytest.register_assert_rewrite("tests.page.kit", "tests.page.playing")  # so that they tell what they have found
